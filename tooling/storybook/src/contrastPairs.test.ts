import type { ThemeTokens } from '@topup/ui-kit/theme'
import { describe, expect, test } from 'vitest'
import { contrastPairs, pairName, ratioOf } from './contrastPairs.ts'
import { allStoryBrands } from './storyBrands.ts'

/** The themes of all brands, and beside each the twin that a phone in the other mode shows. */
const themesOfAllBrands: readonly { readonly name: string; readonly tokens: ThemeTokens }[] =
  allStoryBrands().flatMap(({ key, tokens, twin, inputs }) => [
    { name: key, tokens },
    ...(twin === null
      ? []
      : [{ name: `${key} ${inputs.mode === 'light' ? 'dark' : 'light'}`, tokens: twin.tokens }]),
  ])

test('every brand is there, and the other mode of those that follow the system', () => {
  const apps = import.meta.glob('../../../apps/*/src/theme.ts')
  const names = themesOfAllBrands.map(({ name }) => name)
  expect(names.filter((name) => !name.includes(' '))).toHaveLength(Object.keys(apps).length)
  expect(names.length).toBeGreaterThan(Object.keys(apps).length)
})

describe.each(themesOfAllBrands)('in $name', ({ tokens }) => {
  test.each(contrastPairs.map((pair) => [pairName(pair), pair] as const))(
    '%s can be told apart',
    (_, pair) => {
      expect(ratioOf(tokens, pair)).toBeGreaterThanOrEqual(pair.least)
    },
  )
})

test('a colour on itself has the lowest ratio', () => {
  const [first] = themesOfAllBrands
  const tokens = { ...first?.tokens, 'text-3': first?.tokens['surface-2'] } as ThemeTokens
  expect(ratioOf(tokens, { front: 'text-3', back: 'surface-2', least: 4.5 })).toBe(1)
})
