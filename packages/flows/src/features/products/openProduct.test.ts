import { limitWire } from '@topup/api-client/testing'
import { buildProduct, buildIntended, buildLimit, buildOrdered, buildFinal } from '@topup/domain/testing'
import type { JournalEntry } from '@topup/domain'
import { describe, expect, test } from 'vitest'
import type { PopupRequest } from '../../store/state/popupStack.ts'
import { content, held, unreachable } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { noLimits } from './catalogueStore.ts'
import { flush } from '../../testing/flush.ts'
import { openProduct } from './openProduct.ts'

const limited = buildProduct({ isLimit: true })
const { server, character } = buildOrdered('B1').snapshot.recipient

function store(journal: readonly JournalEntry[] = []) {
  const services = createFakeServices({ account: renHoshi, journal })
  services.selection.getState().change((held) => ({ ...held, server, character }))
  services.catalogue.setState({ ...noLimits })
  const limit = (remaining: number, billingNo: string | null = null, limitType: 'role' | 'time' = 'time') =>
    services.catalogue.setState({
      limits: {
        kind: 'known',
        limits: new Map([['crystals.680', buildLimit({ remaining, limitType, billingNo })]]),
      },
    })
  const seen = () => services.popups.getState().open.map(({ kind }) => kind)
  return { services, limit, seen }
}

test('a guest is asked to log in, a player without a character to choose one', () => {
  const { services, seen } = store()
  services.selection.getState().change((held) => ({ ...held, character: null }))
  openProduct(services, limited)
  services.session.getState().logOut()
  openProduct(services, limited)
  expect(seen()).toEqual(['serverCharacter', 'login'])
})

test('a product without a readable price cannot be opened, and the next tap takes the message away', () => {
  const { services, seen } = store()
  openProduct(services, buildProduct({ price: null }))
  expect(seen()).toEqual([])
  expect(services.selection.getState().selection.productId).toBeNull()
  expect(services.toasts.getState().messages).toMatchObject([
    { text: services.translator.t('error.priceUnknown') },
  ])
  openProduct(services, buildProduct())
  expect(services.toasts.getState().messages).toEqual([])
})

test('a point card costs no money, so it is opened without a price', () => {
  const { services, seen } = store()
  openProduct(services, buildProduct({ price: null, isPointCard: true }))
  expect(seen()).toEqual(['recharge'])
})

test.each<[string, readonly JournalEntry[], number | null, string[]]>([
  ['nothing open', [], null, ['recharge']],
  ['its own open order', [buildOrdered('B1')], null, ['result']],
  ['an intent without a number', [buildIntended('i1')], null, ['recharge']],
  ['an unfinished order that the service knows of', [buildIntended('i1')], -1, ['result']],
  ['its limit reached', [], 0, []],
])('a limited product with %s', (_what, journal, remaining, popups) => {
  const { services, limit, seen } = store(journal)
  if (remaining !== null) limit(remaining)
  openProduct(services, limited)
  expect(seen()).toEqual(popups)
  expect(services.toasts.getState().messages).toHaveLength(popups.length === 0 ? 1 : 0)
})

test('a product that is sold out says so to a guest too, and does not become the chosen one', () => {
  const { services, seen } = store()
  services.session.getState().logOut()
  services.catalogue.setState({
    limits: { kind: 'known', limits: new Map([['crystals.680', buildLimit({ remaining: 0 })]]) },
  })
  openProduct(services, limited)
  expect(seen()).toEqual([])
  expect(services.toasts.getState().messages).toMatchObject([
    { tone: 'info', text: services.translator.t('error.limitReached') },
  ])
  expect(services.selection.getState().selection.productId).toBeNull()
})

test('an unfinished order for which the service gives no number leads to My, with the reason', () => {
  const { services, limit, seen } = store()
  limit(-1)
  openProduct(services, limited)
  expect(seen()).toEqual([])
  expect(services.toasts.getState().messages).toMatchObject([
    { text: services.translator.t('error.unpaidOrder') },
  ])
  expect(services.routes).toEqual(['/my'])
})

test.each<[string, readonly JournalEntry[], PopupRequest]>([
  ['that another device made is taken up by its number', [], { kind: 'named', order: 'B7' }],
  ['goes before an intent without a number', [buildIntended('i1')], { kind: 'named', order: 'B7' }],
  ['that this device knows is shown', [buildOrdered('B7')], { kind: 'result', order: 'B7' }],
  ['that is closed by now is looked at again', [buildFinal('B7')], { kind: 'named', order: 'B7' }],
])('an unfinished order %s', (_what, journal, popup) => {
  const { services, limit } = store(journal)
  limit(-1, 'B7')
  openProduct(services, limited)
  expect(services.popups.getState().open).toMatchObject([popup])
})

test('the message about one product closes when another is tapped, and no other message does', () => {
  const { services, limit, seen } = store()
  const { toasts } = services
  limit(-1)
  toasts.getState().show('error', 'You are offline.')
  openProduct(services, limited)
  expect(toasts.getState().messages).toHaveLength(2)
  openProduct(services, buildProduct({ productId: 'other' }))
  expect(seen()).toEqual(['recharge'])
  expect(toasts.getState().messages).toMatchObject([{ text: 'You are offline.' }])
})

test('another product is not blocked by an open order', () => {
  const { services, seen } = store([buildOrdered('B1')])
  openProduct(services, buildProduct({ productId: 'other', isLimit: true }))
  expect(seen()).toEqual(['recharge'])
})

describe('a limited product whose limit is not known', () => {
  const asked = '/api/pay/getLimitProductInfo'

  test('is not opened; the tap loads it again, and shows a message when that fails as well', async () => {
    const { services, seen } = store()
    services.api.answer(asked, unreachable)
    await services.catalogue.getState().loadLimits()
    openProduct(services, limited)
    await flush()
    expect(services.api.callsTo(asked)).toHaveLength(2)
    expect(seen()).toEqual([])
    expect(services.toasts.getState().messages).toHaveLength(1)
  })

  test('is for sale again once the limits are known', async () => {
    const { services, seen } = store()
    services.api.answer(asked, unreachable)
    await services.catalogue.getState().loadLimits()
    services.api.answer(asked, () => content([limitWire()]))
    openProduct(services, limited)
    await flush()
    expect(services.toasts.getState().messages).toEqual([])
    openProduct(services, limited)
    expect(seen()).toEqual(['recharge'])
  })

  test.each([[0], ['0']])('is for sale where the service names the order %j', async (billing_no) => {
    const { services, seen } = store()
    services.api.answer(asked, () => content([limitWire({ extra_pay_times: 3, billing_no })]))
    await services.catalogue.getState().loadLimits()
    openProduct(services, limited)
    expect(seen()).toEqual(['recharge'])
  })

  test('is opened while the limits are loading, because Buy waits for them', () => {
    const { services, seen } = store()
    services.api.answer(asked, held().endpoint)
    void services.catalogue.getState().loadLimits()
    openProduct(services, limited)
    expect(seen()).toEqual(['recharge'])
  })

  test('blocks no other product', async () => {
    const { services, seen } = store()
    services.api.answer(asked, unreachable)
    await services.catalogue.getState().loadLimits()
    openProduct(services, buildProduct())
    expect(seen()).toEqual(['recharge'])
  })
})
