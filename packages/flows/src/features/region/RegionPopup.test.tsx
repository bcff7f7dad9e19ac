import { paymentRegions, regionTerritories } from '@topup/domain'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeServices, renHoshi, starfall } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { RegionPopup, changeRegion } from './RegionPopup.tsx'

afterEach(cleanup)

const chosen = {
  productId: 'crystals.680',
  region: 'MY',
  rechargeKey: '700',
  character: { display: 'Kaelith', value: '9' },
}

/** A store that sells in three regions, with something of the first one chosen. */
function inUniversal() {
  const services = createFakeServices({
    account: renHoshi,
    game: starfall,
    brand: {
      regions: ['universal', 'sea', 'ja'],
      regionNames: regionTerritories,
      games: [{ code: 'ember', clientIds: { web: 'ember', ios: 'ember', android: 'ember' }, region: 'ja' }],
    },
  })
  services.selection.getState().change((held) => ({ ...held, ...chosen }))
  services.catalogue.setState({ products: { kind: 'ready', value: [] } })
  return services
}

const askedIn = ({ api }: ReturnType<typeof inUniversal>) =>
  api.calls.map(({ request }) => Reflect.get(request, 'domain_area') as unknown)

test('every region of the brand is offered by name, the current one marked', () => {
  renderInStore(
    createFakeServices({ brand: { regions: paymentRegions, regionNames: regionTerritories } }),
    <RegionPopup onClose={vi.fn<() => void>()} />,
  )
  const rows = screen.getAllByRole('radio').map((row) => [row.textContent, row.ariaChecked])
  expect(rows).toHaveLength(12)
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Global', 'true'],
      ['Southeast Asia', 'false'],
      ['Taiwan / Hong Kong', 'false'],
      ['Codapay', 'false'],
    ]),
  )
})

test('another region is loaded at once, and what belonged to the one before is neither shown nor chosen', async () => {
  const services = inUniversal()
  const onClose = vi.fn<() => void>()
  const user = renderInStore(services, <RegionPopup onClose={onClose} />)
  await user.click(screen.getByRole('radio', { name: 'Southeast Asia' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(services.session.getState().region).toBe('sea')
  expect(services.catalogue.getState().products.kind).not.toBe('ready')
  expect(services.selection.getState().selection).toMatchObject({
    productId: null,
    region: null,
    rechargeKey: null,
    character: chosen.character,
  })
  expect(new Set(askedIn(services))).toContain('sea')
  expect(askedIn(services)).not.toContain('universal')
})

test.each(['kr', 'nowhere', 'universal'])(
  '%s is not another region of the brand and changes nothing',
  (wanted) => {
    const services = inUniversal()
    changeRegion(services, wanted)
    expect(services.session.getState().region).toBe('universal')
    expect(services.selection.getState().selection).toMatchObject(chosen)
    expect(services.api.calls).toEqual([])
  },
)

test('the region counts for its game only, and for this game again after another one', () => {
  const services = inUniversal()
  changeRegion(services, 'sea')
  const regionAfter = (clientId: string) => {
    services.session.getState().chooseGame({ ...starfall, clientId })
    return services.session.getState().region
  }
  expect(regionAfter(starfall.clientId)).toBe('sea')
  expect(regionAfter('ember')).toBe('ja')
  expect(regionAfter(starfall.clientId)).toBe('sea')
})

test('a part of the world has its name in a browser that names countries only', () => {
  vi.stubGlobal('Intl', { ...Intl, DisplayNames: undefined })
  renderInStore(
    createFakeServices({
      brand: { regions: ['useuro', 'mea', 'eru'], regionNames: regionTerritories },
    }),
    <RegionPopup onClose={vi.fn<() => void>()} />,
  )
  expect(screen.getAllByRole('radio').map((row) => row.textContent)).toEqual([
    'United States / Europe',
    'Middle East / Africa',
    'Europe / Russia',
  ])
  vi.unstubAllGlobals()
})
