import { expect, test } from 'vitest'
import { contrast, lchOf } from './color.ts'
import { deriveTheme, faceTokens } from './deriveTheme.ts'
import type { ArtworkFamily, ThemeInputs } from './theme.ts'

const brand: ThemeInputs = { tint: '#e8412f', mode: 'light', radius: 'soft', hero: 'orbit', heroTone: 'deep' }
const families: readonly ArtworkFamily[] = ['cut', 'ink', 'neon', 'candy', 'metal']

test('a brand that names no face sets no token of one', () => {
  expect(faceTokens({})).toEqual({})
})

test('a typeface stands before the language’s own, which has the letters that it lacks', () => {
  expect(faceTokens({ typeface: 'exo-2' })['font-display']).toMatch(/,var\(--font\)$/)
})

test.each(families)('the ramp of %s goes from light to dark, far enough apart to tell facets', (artwork) => {
  const theme = deriveTheme({ ...brand, artwork })
  const ramp = ([1, 2, 3, 4, 5, 6] as const).map((step) => theme[`art-${step}`])
  const light = ramp.map((colour) => lchOf(colour).l)
  expect(light).toEqual([...light].sort((a, b) => b - a))
  expect(contrast(ramp[0] ?? '', ramp[5] ?? '')).toBeGreaterThan(3)
})

test('no two families paint alike', () => {
  const painted = families.map((artwork) => {
    const theme = deriveTheme({ ...brand, artwork })
    return `${theme['art-1']} ${theme['art-3']} ${theme['art-line']}`
  })
  expect(new Set(painted).size).toBe(families.length)
})
