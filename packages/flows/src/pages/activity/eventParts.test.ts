import { expect, test } from 'vitest'
import { rewardArtwork } from './eventParts.tsx'

test.each([
  ['fish', 'fish-2'],
  ['potion', 'potion'],
  ['coin', 'coin'],
  [null, 'crate'],
] as const)('a gift of %j is drawn as %s', (art, drawn) => {
  expect(rewardArtwork(art)).toBe(drawn)
})
