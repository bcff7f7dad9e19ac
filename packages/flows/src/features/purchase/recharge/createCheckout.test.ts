import {
  couponPriceWire,
  couponWire,
  pageConfigWire,
  paywayWire,
  subPaymentWire,
} from '@topup/api-client/testing'
import { buildProduct } from '@topup/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { content, held, rejection, unreachable, type FakeEndpoint } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi, starfall } from '../../../testing/fakeServices.ts'
import { flush } from '../../../testing/flush.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { createCheckout } from './createCheckout.ts'
import { quoteOf } from './openRecharge.ts'

const prices = '/api/coupons/couponPrice'
const methods = '/api/pay/getPaywayList'
const list = '/api/coupons/couponList'
const [a, b] = [
  buildProduct(),
  buildProduct({ productId: 'crystals.1280', price: { minorUnits: 999, currency: 'USD' } }),
]

async function checkout(answers: Readonly<Record<string, FakeEndpoint>> = {}) {
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      '/api/config/recharge': () => content(pageConfigWire()),
      [methods]: () => content({ country: { MY: [paywayWire()], SG: [paywayWire({ payway_id: '800' })] } }),
      [list]: () => content([couponWire(), couponWire({ code: 'HALF', discount_rate: 0.5 })]),
      [prices]: () => content(couponPriceWire()),
      ...answers,
    },
  })
  await services.catalogue.getState().loadPageConfig()
  return { services, recharge: services.recharge, state: () => services.recharge.getState() }
}

test('opening chooses the first region, no method, and prices the cheapest coupon', async () => {
  const { services, state } = await checkout()
  await state().open(a, { withCoupons: true })
  await flush()
  expect(state().payment.choice).toEqual({ kind: 'region', region: 'MY' })
  expect(services.api.callsTo(prices)[0]?.request).toEqual({
    client_id: '100001',
    coupon_code: 'HALF',
    product_id: 'crystals.680',
    domain_area: 'universal',
  })
  expect(quoteOf(services).payable?.minorUnits).toBe(449)
})

test('the method that was chosen last is chosen again, in its region only', async () => {
  const { state } = await checkout()
  await state().open(a, { withCoupons: false })
  state().choosePayment({ kind: 'regionChosen', region: 'SG' })
  state().choosePayment({ kind: 'methodChosen', key: '800' })
  await state().open(b, { withCoupons: false })
  expect(state().payment.choice).toMatchObject({ kind: 'method', region: 'SG' })
  state().choosePayment({ kind: 'regionChosen', region: 'MY' })
  await state().open(a, { withCoupons: false })
  expect(state().payment.choice).toEqual({ kind: 'region', region: 'MY' })
})

test('leaving the banks of a method restores the choice before, and what is kept of it', async () => {
  const bank = subPaymentWire({ payway_id: 'b1' })
  const { services, state } = await checkout({
    [methods]: () =>
      content({
        country: {
          MY: [paywayWire({ payway_id: '700' }), paywayWire({ payway_id: '701', sub_payment: [bank] })],
        },
      }),
  })
  await state().open(a, { withCoupons: false })
  state().choosePayment({ kind: 'methodChosen', key: '700' })
  const before = state().payment.choice
  const kept = services.selection.getState().selection
  state().choosePayment({ kind: 'methodChosen', key: '701' })
  expect(state().payment.choice.kind).toBe('choosingSubMethod')
  state().choosePayment({ kind: 'subMethodsClosed' })
  expect([before.kind, state().payment.choice]).toEqual(['method', before])
  expect(services.selection.getState().selection).toEqual(kept)
})

test('a coupon that is rejected when its price is requested is logged and dropped, and the next one follows 1 s later', async () => {
  const { services, state } = await checkout({
    [prices]: ({ coupon_code }) =>
      coupon_code === 'HALF' ? rejection(-3062, 'no') : content(couponPriceWire()),
  })
  await state().open(a, { withCoupons: true })
  await flush()
  expect(state().coupons.choice).toEqual({ kind: 'rejected', code: 'HALF' })
  expect(services.tracking.failures).toMatchObject([{ kind: 'rejected', code: -3062 }])
  expect(services.api.callsTo(list)).toHaveLength(1)
  services.clock.advance(1000)
  await flush()
  expect(services.api.callsTo(list)).toHaveLength(2)
  expect(services.api.callsTo(prices).map(({ request }) => request['coupon_code'])).toEqual([
    'HALF',
    'SAVE10',
  ])
  expect(state().coupons.choice.kind).toBe('priced')
})

test('methods are requested once per game', async () => {
  const { services, state } = await checkout()
  await state().open(a, { withCoupons: false })
  await state().open(b, { withCoupons: false })
  expect(services.api.callsTo(methods)).toHaveLength(1)
})

test('a list without a method is asked for again with the next product', async () => {
  const { services, state } = await checkout({ [methods]: () => content({ country: {} }) })
  await state().open(a, { withCoupons: false })
  expect(state().methods).toMatchObject({ value: [] })
  services.api.answer(methods, () => content({ country: { MY: [paywayWire()] } }))
  await state().open(b, { withCoupons: false })
  expect(state().methods).toMatchObject({ value: [{ region: 'MY' }] })
})

test('methods that could not be loaded can be requested again', async () => {
  const { services, state } = await checkout({ [methods]: unreachable })
  await state().open(a, { withCoupons: false })
  expect(state().methods.kind).toBe('failed')
  services.api.answer(methods, () => content({ country: { MY: [paywayWire()] } }))
  await state().loadMethods()
  expect(state().methods.kind).toBe('ready')
})

test('a product that takes no coupon has none chosen and none priced', async () => {
  const { services, state } = await checkout()
  await state().open(buildProduct({ isCoupon: false }), { withCoupons: true })
  await flush()
  expect(services.api.callsTo(prices)).toEqual([])
  expect(state().coupons.choice.kind).toBe('none')
})

test.each<[string, Readonly<Record<string, FakeEndpoint>>]>([
  ['the coupon list fails', { [list]: unreachable }],
  ['the coupon price fails', { [prices]: unreachable }],
  ['the coupon price is rejected', { [prices]: () => rejection(-9, 'No') }],
  ['the coupon price is no amount', { [prices]: () => content({ points: 1, discountPrice: 'NaN' }) }],
])('when %s the coupon is cleared and the full price applies', async (_what, answers) => {
  const { services, state } = await checkout(answers)
  await state().open(a, { withCoupons: true })
  await flush()
  expect(state().coupons.choice.kind).toBe('failed')
  expect(quoteOf(services).payable).toEqual(a.price)
})

test.each([
  ['their list', content([couponWire()])],
  ['a failure', unreachable()],
])('coupons count as loading until %s comes', async (_, answer) => {
  const asked = held()
  const { state } = await checkout({ [list]: asked.endpoint })
  const opened = state().open(a, { withCoupons: true })
  await flush()
  expect(state().couponList).toBe('asking')
  asked.answer(answer)
  await opened
  expect(state().couponList).not.toBe('asking')
})

test.each([
  ['no coupon', [], 'known'],
  ['a coupon', [couponWire()], 'known'],
  ['a coupon with a rate that nobody can read', [couponWire({ discount_rate: '15 off' })], 'unknown'],
  ['what is no coupon', ['SAVE10'], 'unknown'],
  ['one of each', [couponWire({ discount_rate: '15 off' }), couponWire({ code: 'HALF' })], 'known'],
])('a list with %s', async (_what, rows, expected) => {
  const { state } = await checkout({ [list]: () => content(rows) })
  await state().open(a, { withCoupons: true })
  await flush()
  expect(state().couponList).toBe(expected)
})

test('a coupon price with more decimals than its currency is rounded, and the product sold with the coupon', async () => {
  const { services, state } = await checkout({
    [prices]: () => content(couponPriceWire({ discountPrice: 4.2415 })),
  })
  await state().open(a, { withCoupons: true })
  await flush()
  expect(quoteOf(services).payable?.minorUnits).toBe(424)
})

test('a coupon price above the price of the product counts as none: it is sold without the coupon', async () => {
  const { services, state } = await checkout({
    [prices]: () => content(couponPriceWire({ discountPrice: 5 })),
  })
  await state().open(a, { withCoupons: true })
  await flush()
  expect(state().coupons.choice).toEqual({ kind: 'failed' })
  expect(quoteOf(services)).toMatchObject({
    payable: a.price,
    saving: null,
    couponUse: { kind: 'pleaseSelect' },
  })
})

test('coupons are asked for no more when the service has refused the game', async () => {
  const { services, state } = await checkout()
  await state().open(a, { withCoupons: true })
  const before = services.api.callsTo(list).length
  services.session.setState({ clientId: null })
  await state().loadCoupons()
  expect(services.api.callsTo(list)).toHaveLength(before)
})

test('coupons that were requested for another product do not reach the open one', async () => {
  const service = held()
  const { services, state } = await checkout({ [list]: service.endpoint })
  void state().open(a, { withCoupons: true })
  await flush()
  await state().open(b, { withCoupons: false })
  service.answer(content([couponWire()]))
  await flush()
  expect(state().coupons.choice.kind).toBe('none')
  expect(quoteOf(services).payable).toEqual(b.price)
})

test('a price for another product or game is not shown', async () => {
  const { services, recharge, state } = await checkout()
  await state().open(a, { withCoupons: true })
  await flush()
  recharge.setState({ product: b })
  expect(quoteOf(services)).toMatchObject({ payable: b.price, saving: null })
})

test('in whatever order prices and lists arrive, what is shown belongs to what is chosen', async () => {
  const wire = { HALF: 2.5, SAVE10: 4.49 } as const
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('a', 'b', 'HALF', 'SAVE10', 'none')),
      async (scheduler, acts) => {
        const price = async ({ coupon_code, product_id }: Readonly<Record<string, unknown>>) => {
          const half = coupon_code === 'HALF' ? wire.HALF : wire.SAVE10
          return content(couponPriceWire({ discountPrice: product_id === b.productId ? half * 2 : half }))
        }
        const { services, state } = await checkout({
          [list]: scheduler.scheduleFunction(async () =>
            content([couponWire(), couponWire({ code: 'HALF', discount_rate: 0.5 })]),
          ),
          [prices]: scheduler.scheduleFunction(price),
        })
        void state().open(a, { withCoupons: true })
        const moves = acts.map((act) => ({
          label: act,
          builder: async () => {
            const productId = state().product?.productId ?? a.productId
            if (act === 'a' || act === 'b') void state().open(act === 'a' ? a : b, { withCoupons: true })
            else if (act === 'none') state().chooseCoupon({ kind: 'couponCancelled' })
            else state().chooseCoupon({ kind: 'couponChosen', code: act, clientId: '100001', productId })
          },
        }))
        scheduler.scheduleSequence(moves)
        const judge = () => {
          const { product, coupons } = state()
          const code = coupons.choice.kind === 'priced' ? coupons.choice.quote.coupon.code : null
          const half = code === 'HALF' ? 250 : 449
          const expected = code === null ? product?.price?.minorUnits : product === b ? half * 2 : half
          expect(quoteOf(services).payable?.minorUnits).toBe(expected)
        }
        while (scheduler.count() > 0) {
          await scheduler.waitOne()
          await flush()
          judge()
        }
      },
    ),
    { numRuns: 200 },
  )
})

test.each([methods, list])(
  '-3001 from %s for the game before does not forget the game of now',
  async (path) => {
    const service = held()
    const { services, state } = await checkout({ [path]: service.endpoint })
    void state().open(a, { withCoupons: true })
    await flush()
    services.session.getState().chooseGame({ ...starfall, clientId: '100002' })
    service.answer(rejection(-3001, 'No such game'))
    await flush()
    expect(services.session.getState().clientId).toBe('100002')
  },
)

test('a late refusal of the login before leaves the player logged in, and the coupons are asked for again', async () => {
  const service = held()
  const { services } = await checkout({ [list]: service.endpoint })
  const parts = { document: new EventTarget(), navigator: {}, location: {} }
  const browser = Object.assign(new EventTarget(), parts)
  // Only what is asked of a browser before a tap.
  const { recharge } = createCheckout(services, [], browser as unknown as Window)
  void recharge.getState().open(a, { withCoupons: true })
  await flush()
  services.session.getState().logOut()
  services.session.getState().logIn({ ...renHoshi, oauthToken: 'token-2' })
  service.answer(rejection(-600, ''))
  await flush()
  service.answer(content([couponWire()]))
  await flush()
  expect(accountOf(services.session.getState())?.oauthToken).toBe('token-2')
  expect(services.popups.getState().open).toEqual([])
  expect(recharge.getState().couponList).toBe('known')
})
