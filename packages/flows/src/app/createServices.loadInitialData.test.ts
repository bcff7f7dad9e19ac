import { decodePageConfig } from '@topup/api-client'
import { pageConfigWire } from '@topup/api-client/testing'
import { buildIntended, buildOrdered, buildFinal } from '@topup/domain/testing'
import { addressOf, type JournalEntry } from '@topup/domain'
import { expect, test } from 'vitest'
import { content } from '../testing/fakeApi.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import { flush } from '../testing/flush.ts'
import { loadInitialData } from './createServices.ts'

const nothingSet = { kind: 'ready' as const, value: decodePageConfig(pageConfigWire(), {}) }
const status = '/api/pay/getOrderInfo'

function start(journal: readonly JournalEntry[]) {
  const services = createFakeServices({
    journal,
    answers: { [status]: () => content({ billing_no: 'B1', status: 1 }) },
  })
  let comeBack = () => {}
  Object.assign(services.visibility, { onReturn: (listener: () => void) => (comeBack = listener) })
  loadInitialData(services, false, { pathname: '/' })
  const asked = () => services.api.callsTo(status).length
  return { services, asked, comeBack: () => comeBack() }
}

/** Makes an entry as old as `ageMs` by the fake clock, in place of the time that the builders give it. */
const recent = (entry: JournalEntry, ageMs = 0): JournalEntry => ({
  ...entry,
  snapshot: { ...entry.snapshot, intendedAtMs: Date.UTC(2026, 4, 2, 12) - ageMs },
})

test.each([buildOrdered('B1'), buildIntended('i1')])(
  'an open order that is $kind is queried and shown to the player',
  async (entry) => {
    const { services, asked } = start([recent(entry)])
    await expect.poll(() => services.popups.getState().open).toHaveLength(1)
    expect(services.popups.getState().open).toMatchObject([{ kind: 'result', order: addressOf(entry) }])
    await flush()
    expect(asked()).toBe(2)
    expect(services.journal.getState().journal).toMatchObject([{ kind: 'final' }])
  },
)

test.each([recent(buildFinal('B1')), recent(buildOrdered('B1'), 86_400_000)])(
  'an order that is final or a day old opens nothing',
  async (entry) => {
    const { services } = start([entry])
    await flush()
    expect(services.popups.getState().open).toEqual([])
  },
)

test('coming back queries open orders again, and many returns at once query them once', async () => {
  const { services, asked, comeBack } = start([])
  await flush()
  services.journal
    .getState()
    .record({ kind: 'intentWritten', snapshot: buildIntended('i9').snapshot, apiOrigin: 'x' })
  services.api.answer(status, () => content({ status: -1 }))
  for (let event = 0; event < 4; event += 1) comeBack()
  await flush()
  expect(asked()).toBe(1)
})

test('coming back after ten minutes loads products and prices again; coming back earlier does not', async () => {
  const { services, comeBack } = start([])
  const asked = () => services.api.callsTo('/api/pay/productPoints').length
  await flush()
  services.catalogue.setState({
    games: { kind: 'ready', value: [] },
    products: { kind: 'ready', value: [] },
    pageConfig: nothingSet,
  })
  services.clock.advance(599_999)
  comeBack()
  expect(asked()).toBe(1)
  services.clock.advance(1)
  comeBack()
  comeBack()
  expect(asked()).toBe(2)
  services.clock.set(-86_400_000)
  comeBack()
  expect(asked(), 'the clock was set back').toBe(3)
})

test('a product chosen on a page that stayed open for ten minutes loads products and prices again', async () => {
  const { services } = start([])
  const asked = () => services.api.callsTo('/api/pay/productPoints').length
  const choose = (productId: string | null) =>
    services.selection.getState().change((held) => ({ ...held, productId }))
  await flush()
  services.clock.advance(599_999)
  choose('crystals.680')
  expect(asked()).toBe(1)
  services.clock.advance(1)
  choose(null)
  expect(asked(), 'the game is left').toBe(1)
  choose('crystals.680')
  choose('crystals.1280')
  expect(asked()).toBe(2)
})
