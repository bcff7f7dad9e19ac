import { getCountryList } from '@topup/api-client'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { content, unreachable, type FakeEndpoint } from '../../../testing/fakeApi.ts'
import { createFakeServices } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { CheckoutProvider } from './useCheckout.tsx'
import { useRegionNames } from './MethodList.tsx'

afterEach(cleanup)

function Names({ regions }: { readonly regions: readonly string[] }) {
  const nameOf = useRegionNames(regions)
  return <p>{regions.map(nameOf).join(', ')}</p>
}

function named(regions: readonly string[], answer: FakeEndpoint) {
  const services = createFakeServices({ answers: { [getCountryList.path]: answer } })
  renderInStore(
    services,
    <CheckoutProvider>
      <Names regions={regions} />
    </CheckoutProvider>,
  )
  return services
}

const peru = () => content([{ code: 'PE', name: 'República del Perú' }])

test('a country without a text of the store has the name that the service gives it', async () => {
  const services = named(['MY', 'PE'], peru)
  expect(await screen.findByText('Malaysia, República del Perú')).toBeTruthy()
  const { clientId, region } = services.session.getState()
  expect(services.api.callsTo(getCountryList.path).map(({ request }) => request)).toEqual([
    { client_id: clientId, domain_area: region },
  ])
})

test('the store’s own text comes first', async () => {
  named(['MY', 'PE'], () =>
    content([
      { code: 'MY', name: 'M.' },
      { code: 'PE', name: 'P.' },
    ]),
  )
  expect(await screen.findByText('Malaysia, P.')).toBeTruthy()
})

test.each([
  ['an answer without the country', () => content([])],
  ['an empty name', () => content([{ code: 'PE', name: ' ' }])],
  ['silence', unreachable],
] as const)('%s leaves the browser’s own name', async (_title, answer) => {
  const services = named(['PE'], answer)
  expect(await screen.findByText('Peru')).toBeTruthy()
  await expect.poll(() => services.api.callsTo(getCountryList.path)).toHaveLength(1)
  expect(services.toasts.getState().messages).toEqual([])
})

test('nothing is asked while the store names all countries itself', async () => {
  const services = named(['MY', 'Global'], peru)
  expect(await screen.findByText('Malaysia, Global')).toBeTruthy()
  expect(services.api.callsTo(getCountryList.path)).toEqual([])
})
