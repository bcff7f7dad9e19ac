import { expect, test } from 'vitest'
import { noCoupons } from '../coupon/reduceCoupons.ts'
import { buildCoupon } from '../testing/couponBuilders.ts'
import { buildProduct } from '../testing/productBuilders.ts'
import { buildMethod, buildOption } from '../testing/paymentBuilders.ts'
import { type BuyContext, canBuy } from './purchaseSnapshot.ts'

const payer = { paymentLinkId: 'R1', username: 'mika', serverId: null, characterId: null }
const account = { username: 'ren_hoshi', suid: '5001', oauthToken: 'secret', gpId: '1' }
const quote = { requestId: 1, clientId: '100001', productId: 'crystals.680', coupon: buildCoupon() }
const price = { points: 1, discountPrice: { minorUnits: 424, currency: 'USD' } }
const limit = { kind: 'remaining', remaining: 0 } as const
const ready: BuyContext = {
  visitor: { kind: 'player', account },
  character: { display: 'Kaelith', value: '900001' },
  product: buildProduct(),
  availability: { kind: 'buyable', limit: null },
  payment: { method: buildMethod(), subMethod: null },
  couponState: noCoupons,
}

test.each<[string, Partial<BuyContext>]>([
  ['a player with everything chosen', {}],
  ['a visitor from inside a game', { visitor: { kind: 'sdk', account } }],
  [
    'the payer of a payment link, who chooses no character',
    { visitor: { kind: 'paymentLink', payer }, character: null },
  ],
  ['a product whose limit is not judged', { availability: null }],
  [
    'a coupon whose price is known',
    { couponState: { ...noCoupons, choice: { kind: 'priced', quote, price } } },
  ],
  ['a coupon that failed to load', { couponState: { ...noCoupons, choice: { kind: 'failed' } } }],
  [
    'a coupon that was rejected',
    { couponState: { ...noCoupons, choice: { kind: 'rejected', code: 'C15' } } },
  ],
])('%s may buy', (_case, over) => {
  expect(canBuy({ ...ready, ...over })).toEqual({ kind: 'ready' })
})

/** In the order of the checks: each row takes precedence over those below it. */
const blocks: readonly (readonly [string, Partial<BuyContext>])[] = [
  ['notLoggedIn', { visitor: { kind: 'guest' } }],
  ['noCharacter', { character: null }],
  ['noProduct', { product: null }],
  ['limitReached', { availability: { kind: 'limitReached', limit, nextPayAtMs: null } }],
  ['unpaidOrder', { availability: { kind: 'unpaid', billingNo: 'B1' } }],
  ['limitUnknown', { availability: { kind: 'limitUnknown' } }],
  ['noMethod', { payment: null }],
  ['channelMissing', { payment: { method: buildMethod(), subMethod: buildOption({ channelId: null }) } }],
  ['priceUnknown', { product: buildProduct({ price: null }) }],
  ['couponPriceLoading', { couponState: { ...noCoupons, choice: { kind: 'pricing', quote } } }],
]

test('a point card costs no money, so it may come without a price', () => {
  const product = buildProduct({ price: null, isPointCard: true })
  expect(canBuy({ ...ready, product })).toEqual({ kind: 'ready' })
})

test.each(blocks)('%s blocks, alone and before all that come later', (reason, over) => {
  const position = blocks.findIndex(([each]) => each === reason)
  expect(canBuy({ ...ready, ...over })).toEqual({ kind: 'blocked', reason })
  for (const [, later] of blocks.slice(position)) {
    expect(canBuy({ ...ready, ...later, ...over })).toEqual({ kind: 'blocked', reason })
  }
})

test('the channel that counts is that of the sub-method', () => {
  const payment = { method: buildMethod({ channelId: null }), subMethod: buildOption() }
  expect(canBuy({ ...ready, payment })).toEqual({ kind: 'ready' })
})
