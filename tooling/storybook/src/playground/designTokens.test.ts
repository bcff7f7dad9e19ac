import { deriveTheme } from '@topup/ui-kit/theme'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import { describe, expect, test } from 'vitest'
import { readColour, readShadow } from './cssValue.ts'
import { designTokens, familyOf } from './designTokens.ts'

const themes = import.meta.glob<ThemeInputs>('../../../../apps/*/src/theme.ts', {
  eager: true,
  import: 'theme',
})
const packages = import.meta.glob<{ id: string; family: string }>(
  '../../../../apps/*/node_modules/@fontsource/*/metadata.json',
  { eager: true },
)

/** What another maker's reader of the format makes of a file; throws where the file breaks the format. */
async function readByOthers(file: unknown) {
  const cwd = new URL(import.meta.url)
  const logger = new Logger({ level: 'error' })
  const config = defineConfig({}, { cwd, logger })
  const { tokens } = await parse(
    [{ filename: new URL('theme.tokens.json', cwd), src: JSON.stringify(file) }],
    {
      config,
      logger,
    },
  )
  return tokens
}

describe.each(Object.entries(themes))('%s', (_, theme) => {
  test('another reader of the format finds every token, and its colours as they are derived', async () => {
    const tokens = await readByOthers(designTokens(theme))
    const derived = deriveTheme(theme)
    const names = Object.keys(tokens).map((id) => id.replace(/^[^.]+\./, ''))
    expect(new Set(names)).toEqual(new Set(Object.keys(derived)))
    const opaque = Object.entries(derived).filter(([, css]) => /^#[\da-f]{6}$/.test(css))
    expect(opaque.length).toBeGreaterThan(40)
    expect(opaque.map(([name]) => [name, hexOf(tokens[`color.${name}`]?.$value)])).toEqual(opaque)
  })
})

test('the reader of the tests refuses what the format forbids', async () => {
  const wrong = { color: { $type: 'color', bg: { $value: { colorSpace: 'srgb', components: 'red' } } } }
  await expect(readByOthers(wrong)).rejects.toThrow()
})

test.each([
  ['#fff', { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' }],
  [
    'rgba(10,16,24,.56)',
    { colorSpace: 'srgb', components: [0.0392, 0.0627, 0.0941], alpha: 0.56, hex: '#0a1018' },
  ],
  ['red', null],
])('the colour %s', (css, expected) => {
  expect(readColour(css)).toEqual(expected)
})

const px = (value: number) => ({ value, unit: 'px' })

test('a shadow in layers, with and without spread', () => {
  expect(readShadow('0 0 0 1px #d5e0e6,0 -6px 20px rgba(16,32,48,.06)')).toEqual([
    { color: readColour('#d5e0e6'), offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(1) },
    { color: readColour('rgba(16,32,48,.06)'), offsetX: px(0), offsetY: px(-6), blur: px(20), spread: px(0) },
  ])
  expect(readShadow('0 1em 0 red')).toBeNull()
})

test.each(Object.values(packages).map(({ id, family }) => [id, family]))(
  'the typeface %s is called %s',
  (id, family) => {
    expect(familyOf(id)).toBe(family)
  },
)

function hexOf(value: unknown): string {
  const { components } = value as { readonly components: readonly number[] }
  return `#${components
    .map((each) =>
      Math.round(each * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
