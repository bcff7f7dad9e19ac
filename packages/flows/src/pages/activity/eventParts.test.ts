import { expect, test } from 'vitest'
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
  const loot = Array.from({ length: count }, (_, index) => ({
    artwork: 'gem-2' as const,
    amount: `${index + 1}`,
    label: `${index + 1} gems`,
  }))
  const shown = drawnLoot(loot, 'en')
  expect(shown).toHaveLength(drawn)
  expect(shown.at(-1)?.amount).toBe(last)
})
