import { expect, test } from 'vitest'
import { createFakeTranslator } from '../../testing/fakeTranslator.ts'
import { drawnLoot, rewardArtwork } from './eventParts.tsx'

test.each([
  ['fish', 'fish-2'],
  ['potion', 'potion'],
  ['coin', 'coin'],
  [null, 'crate'],
] as const)('a gift of %j is drawn as %s', (art, drawn) => {
  expect(rewardArtwork(art)).toBe(drawn)
})

test.each([
  [12, 12, '12'],
  [13, 13, '+1'],
  [5000, 13, '+4,988'],
])('of %i gifts in one reward %i things are drawn, the last being %s', (count, drawn, last) => {
  const rewards = Array.from({ length: count }, (_, index) => ({
    name: 'gems',
    amount: index + 1,
    iconUrl: null,
    art: null,
  }))
  const shown = drawnLoot(rewards, { t: createFakeTranslator().t, language: () => 'en' })
  expect(shown).toHaveLength(drawn)
  expect(shown.at(-1)?.amount).toBe(last)
})
