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

test('the option that pays is the sub-method when there is one', () => {
  expect(optionOf({ method: wallet, subMethod: boost })).toBe(boost)
  expect(optionOf({ method: card, subMethod: null })).toBe(card)
})
