import { describe, expect, test } from 'vitest'
import { buildProduct } from '../testing/productBuilders.ts'
import { buildMethod, buildOption } from '../testing/paymentBuilders.ts'
import { buildCouponParts, buildSnapshotParts, c15Price } from '../testing/snapshotPartsBuilders.ts'
import { type SnapshotParts, buildSnapshot } from './purchaseSnapshot.ts'
import { idsOf } from './recipient.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })
const area = { display: 'Asia', value: '7' }
const parts = buildSnapshotParts()
const withCoupon = buildCouponParts()

const snapshotOf = (from: SnapshotParts) => {
  const result = buildSnapshot(from)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

test('a snapshot holds recipient, product, price, method and time of the tap, and no secret', () => {
  expect(snapshotOf(parts)).toEqual({
    intentId: 'intent-1',
    intendedAtMs: 1_790_000_000_000,
    recipient: {
      kind: 'character',
      clientId: '100001',
      gameName: 'Starfall Chronicle',
      username: 'ren_hoshi',
      suid: '5001',
      area: null,
      server: { display: 'S128 Moonfall', value: 's128' },
      character: { display: 'Kaelith', value: '900001' },
    },
    product: {
      productId: 'crystals.680',
      display: '680 Crystals',
      typeKey: 'crystals',
      bonus: buildProduct().bonus,
    },
    price: usd(499),
    coupon: null,
    payable: usd(499),
    points: 0,
    method: { paywayId: '700', channelId: 10401, name: 'Bank card', country: 'MY' },
    paymentRegion: 'universal',
  })
  expect(JSON.stringify(snapshotOf(withCoupon))).not.toContain('secret')
})

test('what a payment link asks for is for whom the link says, without a choice', () => {
  const payer = { paymentLinkId: 'R1', username: 'mika', serverId: null, characterId: '9' }
  const buyer = { kind: 'paymentLink' as const, payer }
  expect(snapshotOf({ ...parts, buyer, server: null, character: null }).recipient).toEqual({
    kind: 'paymentLink',
    clientId: '100001',
    gameName: 'Starfall Chronicle',
    ...payer,
  })
})

test('a snapshot keeps the bonus and the growth points that the player read', () => {
  const product = buildProduct({ bonus: '+68 bonus' })
  expect(snapshotOf({ ...parts, product, points: 49 })).toMatchObject({
    product: { bonus: '+68 bonus' },
    points: 49,
  })
})

test('with a coupon the discount price is what is paid', () => {
  expect(snapshotOf(withCoupon)).toMatchObject({
    price: usd(499),
    coupon: { code: 'C15', name: '15% off crystals', discountPrice: usd(424) },
    payable: usd(424),
  })
})

test('a sub-method pays with its own ids and carries the name of its parent', () => {
  const method = buildMethod({ paywayId: '1', name: 'E-wallet', channelId: null })
  const subMethod = buildOption({ paywayId: '12', channelId: 11801, name: 'Boost' })
  const payment = { region: 'MY', picked: { method, subMethod } }
  expect(snapshotOf({ ...parts, payment }).method).toEqual({
    paywayId: '12',
    channelId: 11801,
    name: 'E-wallet · Boost',
    country: 'MY',
  })
})

test.each([
  ['taken', true, area],
  ['left out', false, null],
])('the area is %s when the area-role setting is %s', (_rule, isAreaRole, expected) => {
  expect(snapshotOf({ ...parts, isAreaRole, area }).recipient).toMatchObject({ area: expected })
})

const fourNines = { ...usd(500), asSent: '4.999' }
const odd = { product: buildProduct({ price: fourNines }), shownPayable: fourNines }

describe('nothing is paid', () => {
  test.each<[string, SnapshotParts, string]>([
    ['without a game', { ...parts, game: { clientId: null, name: '' } }, 'noCharacter'],
    ['without a server', { ...parts, server: null }, 'noCharacter'],
    ['without a character', { ...parts, character: null }, 'noCharacter'],
    ['without an area where the game needs one', { ...parts, isAreaRole: true }, 'noArea'],
    ['without a price', { ...parts, product: buildProduct({ price: null }) }, 'priceUnknown'],
    [
      'without a price and without a channel id',
      {
        ...parts,
        product: buildProduct({ price: null }),
        payment: { region: 'MY', picked: { method: buildMethod({ channelId: null }), subMethod: null } },
      },
      'priceUnknown',
    ],
    ['with more decimals than the currency', { ...parts, ...odd }, 'priceInexact'],
    ['with more decimals, though the player read fewer', { ...parts, product: odd.product }, 'priceInexact'],
    [
      'with more decimals, though a coupon takes them away',
      { ...withCoupon, product: odd.product },
      'priceInexact',
    ],
    [
      'with a coupon that gives more decimals',
      {
        ...withCoupon,
        pricedCoupon: { ...c15Price, price: { points: 0, discountPrice: { ...usd(424), asSent: '4.2415' } } },
        shownPayable: { ...usd(424), asSent: '4.2415' },
      },
      'priceInexact',
    ],
    [
      'when the player read more decimals',
      { ...parts, shownPayable: { ...usd(499), asSent: '4.994' } },
      'priceChanged',
    ],
    [
      'without a channel id',
      {
        ...parts,
        payment: { region: 'MY', picked: { method: buildMethod({ channelId: null }), subMethod: null } },
      },
      'channelMissing',
    ],
    ['with a coupon that has no price', { ...withCoupon, pricedCoupon: null }, 'couponPriceMismatch'],
    [
      'with the price of another coupon',
      { ...withCoupon, pricedCoupon: { ...c15Price, couponCode: 'C20' } },
      'couponPriceMismatch',
    ],
    [
      'with a coupon price for another product',
      { ...withCoupon, pricedCoupon: { ...c15Price, productId: 'crystals.980' } },
      'couponPriceMismatch',
    ],
    [
      'with a coupon price for another game',
      { ...withCoupon, pricedCoupon: { ...c15Price, clientId: '100002' } },
      'couponPriceMismatch',
    ],
    [
      'with a coupon price in another currency',
      {
        ...withCoupon,
        pricedCoupon: {
          ...c15Price,
          price: { points: 0, discountPrice: { minorUnits: 424, currency: 'TWD' } },
        },
      },
      'couponPriceMismatch',
    ],
    [
      'with a coupon that makes it dearer',
      {
        ...withCoupon,
        pricedCoupon: { ...c15Price, price: { points: 0, discountPrice: usd(500) } },
        shownPayable: usd(500),
      },
      'couponPriceMismatch',
    ],
    [
      'with a coupon on a product that takes none',
      { ...withCoupon, product: buildProduct({ isCoupon: false }) },
      'couponPriceMismatch',
    ],
    [
      'with a coupon on a method that takes none',
      {
        ...withCoupon,
        payment: { region: 'MY', picked: { method: buildMethod({ openCoupon: false }), subMethod: null } },
      },
      'couponPriceMismatch',
    ],
    ['when the player read a lower amount', { ...parts, shownPayable: usd(424) }, 'priceChanged'],
    ['when the player read a higher amount', { ...withCoupon, shownPayable: usd(499) }, 'priceChanged'],
    [
      'when the player read another currency',
      { ...parts, shownPayable: { minorUnits: 499, currency: 'TWD' } },
      'priceChanged',
    ],
  ])('%s', (_case, from, error) => {
    expect(buildSnapshot(from)).toEqual({ ok: false, error })
  })
})

test('a snapshot is frozen all the way down and keeps nothing that could change under it', () => {
  const server = { display: 'S128 Moonfall', value: 's128' }
  const snapshot = snapshotOf({ ...withCoupon, server })
  server.value = 's1'
  expect(idsOf(snapshot.recipient).serverId).toBe('s128')
  const parentsOf = (value: unknown): readonly unknown[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parentsOf)] : []
  for (const inner of parentsOf(snapshot)) expect(Object.isFrozen(inner)).toBe(true)
})
