import { expect, test } from 'vitest'
import { createBrandStorage } from '../../platform/brandStorage.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { forgetColors, keepColors, readKeptColors } from './keptColors.ts'

const storage = () => createBrandStorage('watt', createFakeStorage(), { now: () => 0 })

const fill = { 'tint-fill': '#d81b60', 'e-1': '0 0 0 1px #eee,0 2px 6px rgba(16,32,48,.05)' }

test('what was derived for one game is read for that game until it is forgotten', () => {
  const kept = storage()
  keepColors(kept, 'a', { light: fill, dark: { 'font-display': `"Exo 2",var(--font)` } })
  expect(readKeptColors(kept, 'a')).toMatchObject({ light: fill })
  expect(readKeptColors(kept, 'b')).toBeNull()
  forgetColors(kept, 'a')
  expect(readKeptColors(kept, 'a')).toBeNull()
})

test.each([
  {},
  fill,
  { light: null },
  { light: fill, grey: fill },
  { light: { 'tint-fill': 'url(https://evil.example)' } },
  { light: { 'tint-fill': 'red;}' } },
  { dark: { 'tint-fill': 7 } },
  { dark: { 'Tint fill': '#d81b60' } },
  { dark: { 'tint-fill': '' } },
])('what nothing could have derived (%j) counts for nothing', (stored) => {
  const kept = storage()
  kept.write('theme.a', stored)
  expect(readKeptColors(kept, 'a')).toBeNull()
})
