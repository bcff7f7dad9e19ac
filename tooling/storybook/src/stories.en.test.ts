import en from '@topup/locales/en.json'
import { expect, test } from 'vitest'
import { brandKeys } from './storyBrands.ts'
import { checkStories } from './checkStories.ts'
import { textsMissing } from './textsMissing.ts'

const drawn: string[] = []

checkStories({
  language: 'en',
  // The frames of a wall, and of the playground, are other stories.
  ids: /^(?!walls-|playground-)/,
  brand: 'watt',
  // The states of a component, popup or page share out the brands, but a state is seen in four at the least.
  alsoIn: ({ id, state: { index, count } }) => {
    if (id.startsWith('foundations-')) return []
    const shares = Math.min(count, brandKeys.length / 4)
    return brandKeys.filter((key, place) => key !== 'watt' && place % shares === index % shares)
  },
  hasScreenshot: ({ id }) => /^(?:popups|pages)-/.test(id),
  look: (document) => void drawn.push(document),
})

test('every text of paying is drawn in some state', () => {
  const { couponRow, recharge, card, result, coupons } = en
  expect(textsMissing({ couponRow, recharge, card, result, coupons }, drawn)).toEqual([])
})
