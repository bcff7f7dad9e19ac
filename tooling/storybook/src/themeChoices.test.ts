import type { ThemeInputs } from '@topup/ui-kit/theme'
import { expect, test } from 'vitest'
import { withInputs } from './themeChoices.ts'

const base: ThemeInputs = { tint: '#00bbff', mode: 'light', radius: 'soft', hero: 'orbit', heroTone: 'deep' }

test('what is said takes the place of what the brand has', () => {
  expect(withInputs(base, { tint: '#B3142B', radius: 'pill', followsSystem: true })).toEqual({
    ...base,
    tint: '#b3142b',
    radius: 'pill',
    followsSystem: true,
  })
})

test.each([
  null,
  'dark',
  { tint: 'red;}' },
  { radius: 'toString' },
  { hero: 7 },
  { cards: undefined },
  { typeface: 'exo-2' },
  { followsSystem: 'yes' },
])('%j counts for nothing', (said) => {
  expect(withInputs(base, said)).toEqual(base)
})
