import { describe, expect, test } from 'vitest'
import type { ApiEndpoint } from '../contract/wire.ts'
import { getCumulativeActivityInfo } from '../contract/activities.ts'
import { cardPay, getCardInfo } from '../contract/cards.ts'
import { getProductPoints } from '../contract/goods.ts'
import { getOrderInfo } from '../contract/payments.ts'
import { getReplenishmentInfo } from '../contract/replenish.ts'
import { readContent } from '../envelope/readEnvelope.ts'
import * as builders from '../testing/index.ts'
import { decodeActivity } from './activities.ts'
import { decodeCardInfo, decodeCardRecharge } from './cards.ts'
import { decodeOrderInfo } from './payments.ts'
import { decodePaymentLink } from './paymentLink.ts'
import { decodeProductGroups } from './products.ts'

/** Content as a store reads it, with what it reports. */
function read<E extends ApiEndpoint>({ content: schema, retry }: E, content: unknown) {
  const reading = readContent<E['content']>(schema, JSON.parse(JSON.stringify(content)), retry === 'safe')
  if (reading.kind !== 'content') throw new Error(`${reading.path} cannot be read`)
  return { content: reading.content, reported: reading.leftOut.map(({ path }) => path) }
}

/** The products of a list in which the second names this currency, in a store whose own is won. */
function productsWith(currency: unknown) {
  const goods = [
    { ...builders.goodsWire({ value: 'a' }) },
    { ...builders.goodsWire({ value: 'b' }), currency },
  ]
  const { content, reported } = read(getProductPoints, [{ ...builders.goodsGroupWire(), goods }])
  const [group] = decodeProductGroups(content, 'KRW')
  return { prices: group?.products.map(({ price }) => price?.currency ?? null), reported }
}

test.each([
  ['jpy', 'JPY'],
  [' Usd\n', 'USD'],
  ['PTS', 'PTS'],
  ['CNY', 'RMB'],
  ['rmb', 'RMB'],
  ['', 'KRW'],
  ['  ', 'KRW'],
  [null, 'KRW'],
  [undefined, 'KRW'],
])('a product in the currency %j has a price in %s', (currency, expected) => {
  expect(productsWith(currency)).toEqual({ prices: ['USD', expected], reported: [] })
})

test.each(['Dollars', '$', 'US', 'U S', 'ıdr', 'ＵＳＤ', 'US\u202ED', 840, true, ['USD'], {}])(
  'a product in the currency %j has no price, is reported, and costs no other product anything',
  (currency) => {
    expect(productsWith(currency)).toEqual({
      prices: ['USD', null],
      reported: ['content.0.goods.1.currency'],
    })
  },
)

test('the code for no currency is none', () => {
  expect(productsWith('xxx').prices).toEqual(['USD', null])
})

test('the rule about decimals holds for a currency in small letters', () => {
  const { content } = read(getProductPoints, [
    builders.goodsGroupWire({ goods: [builders.goodsWire({ price: 100.5, currency: 'jpy' })] }),
  ])
  const [group] = decodeProductGroups(content)
  expect(group?.products[0]?.price).toEqual({ minorUnits: 10_100, currency: 'JPY' })
})

describe('elsewhere', () => {
  test('an order is read without an amount', () => {
    const { content, reported } = read(getOrderInfo, {
      ...builders.orderInfoWire({ status: 1 }),
      currency: 'Dollars',
    })
    expect(decodeOrderInfo(content)).toMatchObject({ status: 'success', amount: null })
    expect(reported).toEqual(['content.currency'])
  })

  test('a card is worth nothing that can be shown, and its order is kept', () => {
    const worth = read(getCardInfo, { ...builders.cardInfoWire(), currency: 'points' }).content
    expect(decodeCardInfo(worth, 'PTS').price).toBeNull()
    const redeemed = read(cardPay, {
      ...builders.cardRechargeWire({ billing_no: 'B1' }),
      currency: 43,
    }).content
    expect(decodeCardRecharge(redeemed, 'PTS')).toMatchObject({ billingNo: 'B1', price: null })
  })

  test.each(['Dollars', '', null, 840])('a payment link in %j cannot be read', (currency_code) => {
    const wire = { ...builders.replenishInfoWire(), currency_code }
    expect(() => read(getReplenishmentInfo, wire)).toThrow('content.currency_code cannot be read')
  })

  test.each([
    ['Dollars', null],
    [840, null],
    ['', 'TWD'],
    [null, 'TWD'],
    ['USD', 'USD'],
  ])('an activity in %j is one in %j for a store that counts in TWD', (currency, expected) => {
    const { content } = read(getCumulativeActivityInfo, {
      ...builders.cumulativeActivityWire(),
      currency: currency as string,
    })
    const found = decodeActivity(content, {}, 'TWD')
    expect(found?.kind === 'cumulative' ? found.activity.total.currency : null).toBe(expected)
  })

  test('small letters are those of the currency', () => {
    const link = read(getReplenishmentInfo, builders.replenishInfoWire({ currency_code: 'usd' })).content
    expect(decodePaymentLink(link)?.info.amount.currency).toBe('USD')
    const activity = read(
      getCumulativeActivityInfo,
      builders.cumulativeActivityWire({ currency: ' usd' }),
    ).content
    expect(decodeActivity(activity)).toMatchObject({ activity: { total: { currency: 'USD' } } })
    const order = read(getOrderInfo, builders.orderInfoWire({ currency: 'usd' })).content
    expect(decodeOrderInfo(order).amount?.currency).toBe('USD')
  })
})
