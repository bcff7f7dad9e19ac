import { expect, test } from 'vitest'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { forgetColors, keepColors, readKeptColors } from './keptColors.ts'

const storage = () => createBrandStorage('watt', createFakeStorage(), { now: () => 0 })

test('what was derived for one game is read for that game until it is forgotten', () => {
  const kept = storage()
  keepColors(kept, 'a', { 'tint-fill': '#d81b60', 'e-1': '0 0 0 1px #eee,0 2px 6px rgba(16,32,48,.05)' })
  expect(readKeptColors(kept, 'a')).toMatchObject({ 'tint-fill': '#d81b60' })
  expect(readKeptColors(kept, 'b')).toBeNull()
  forgetColors(kept, 'a')
  expect(readKeptColors(kept, 'a')).toBeNull()
})

test.each([
  { 'tint-fill': 'url(https://evil.example)' },
  { 'tint-fill': 'red;}' },
  { 'tint-fill': 7 },
  { 'Tint fill': '#d81b60' },
  { 'tint-fill': '' },
])('what nothing could have derived (%j) counts for nothing', (stored) => {
  const kept = storage()
  kept.write('theme.a', stored)
  expect(readKeptColors(kept, 'a')).toBeNull()
})
