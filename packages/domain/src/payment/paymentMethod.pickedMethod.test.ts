import { expect, test } from 'vitest'
import { buildMethod, buildOption } from '../testing/paymentBuilders.ts'
import { defaultMethod, optionOf, rechargeKeyOf } from './paymentMethod.ts'

const card = buildMethod({ paywayId: '700' })
const boost = buildOption({ paywayId: '12' })
const grab = buildOption({ paywayId: '13' })
const wallet = buildMethod({ paywayId: '1', subMethods: [boost, grab] })

test.each([
  ['700', { method: card, subMethod: null }],
  ['1/12', { method: wallet, subMethod: boost }],
  ['1/13', { method: wallet, subMethod: grab }],
  ['1', null],
  ['1/14', null],
  ['12', null],
  ['700/12', null],
  ['', null],
  [null, null],
])('the stored key %j stands for %j', (key, picked) => {
  expect(defaultMethod([card, wallet], key)).toEqual(picked)
})

test('a key made from a choice finds that choice again', () => {
  for (const picked of [
    { method: card, subMethod: null },
    { method: wallet, subMethod: grab },
  ]) {
    expect(defaultMethod([card, wallet], rechargeKeyOf(picked))).toEqual(picked)
  }
})

const byBank = buildMethod({ paywayId: '5', channelId: 10401 })
const byWallet = buildMethod({ paywayId: '5', channelId: 12101 })
const weekly = buildOption({ paywayId: '7', channelId: 10301 })
const daily = buildOption({ paywayId: '7', channelId: 10401 })
const bundle = buildMethod({ paywayId: '6', channelId: null, subMethods: [weekly, daily] })

test.each([
  ['5:10401', { method: byBank, subMethod: null }],
  ['5:12101', { method: byWallet, subMethod: null }],
  ['6/7:10301', { method: bundle, subMethod: weekly }],
  ['6/7:10401', { method: bundle, subMethod: daily }],
  ['5', null],
  ['6/7', null],
  ['5:11001', null],
])('of two channels with one payway id, the stored key %j stands for %j', (key, picked) => {
  expect(defaultMethod([byBank, byWallet, bundle], key)).toEqual(picked)
  if (picked !== null) expect(rechargeKeyOf(picked)).toBe(key)
})

test('the option that pays is the sub-method when there is one', () => {
  expect(optionOf({ method: wallet, subMethod: boost })).toBe(boost)
  expect(optionOf({ method: card, subMethod: null })).toBe(card)
})
