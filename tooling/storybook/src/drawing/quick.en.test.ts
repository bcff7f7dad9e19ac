import en from '@topup/locales/en.json'
import { expect, test } from 'vitest'
import { checkStories, partsOfStores } from './drawStories.ts'
import type { Look } from './drawStories.ts'
import { lookAtLayout, lookForBarriers, narrowest } from './looks.ts'
import { textsIn, textsMissing } from './textsMissing.ts'

const drawn = new Set<string>()

const keepTexts: Look = () => {
  for (const text of textsIn(document.body)) drawn.add(text)
  return Promise.resolve([])
}

checkStories({
  language: 'en',
  brand: 'watt',
  ids: partsOfStores,
  looks: [keepTexts, lookForBarriers, lookAtLayout(narrowest)],
})

test('every text of paying is drawn in some state', () => {
  const { couponRow, recharge, card, result, coupons } = en
  expect(textsMissing({ couponRow, recharge, card, result, coupons }, drawn)).toEqual([])
})
