import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, lchOf, worstContrast } from './color.ts'
import { deriveTheme } from './deriveTheme.ts'
import drawn from './drawnThemes.json'
import type { ThemeInputs, TokenName } from './theme.ts'

/** One step of the lightness walk; a colour that meets its contrast within a rounding may stop one step apart. */
const walkStep = 0.0045

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function sameColour(a: string, b: string): boolean {
  const other = channels(b)
  const near = channels(a).every((value, index) => Math.abs(value - (other[index] ?? 999)) <= 2)
  return (
    near || (Math.abs(lchOf(a).l - lchOf(b).l) <= walkStep && Math.abs(lchOf(a).c - lchOf(b).c) <= walkStep)
  )
}

const squeeze = (value: string) => value.replaceAll(/,\s+/g, ',')

describe('deriveTheme', () => {
  test.each(drawn.map((row) => [`${row.inputs.tint} ${row.inputs.mode} ${row.inputs.hero}`, row] as const))(
    'gives the designed tokens of %s',
    (_, row) => {
      const tokens = deriveTheme(row.inputs as ThemeInputs)
      const wrong = Object.entries(row.tokens).filter(([name, value]) => {
        const ours = tokens[name as TokenName]
        return value.startsWith('#')
          ? !sameColour(ours, value)
          : squeeze(ours).replaceAll(/#\w{6}/g, '#') !== squeeze(value).replaceAll(/#\w{6}/g, '#')
      })
      expect(wrong).toEqual([])
      expect(new Set(Object.keys(tokens))).toEqual(new Set(Object.keys(row.tokens)))
    },
  )

  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const inputs = fc.record(
    {
      tint: hex,
      accent: hex,
      mode: fc.constantFrom('light', 'dark'),
      radius: fc.constant('soft'),
      hero: fc.constant('orbit'),
      heroTone: fc.constantFrom('deep', 'bright'),
    },
    { requiredKeys: ['tint', 'mode', 'radius', 'hero', 'heroTone'] },
  ) satisfies fc.Arbitrary<ThemeInputs>

  test('keeps every promised contrast for any tint, accent and mode', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const t = deriveTheme(given)
        const base = [t.bg, t['surface-1'], t['surface-2']]
        const softs = [t['tint-soft'], t['accent-soft']]
        expect(contrast(t['on-tint'], t['tint-fill'])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(t['on-tint'], t['tint-press'])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(t['on-accent'], t['accent-fill'])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(t['on-danger'], t['danger-press'])).toBeGreaterThanOrEqual(4.5)
        expect(worstContrast(t['tint-text'], [...base, t['tint-soft']])).toBeGreaterThanOrEqual(4.55)
        expect(worstContrast(t['accent-text'], [...base, t['accent-soft']])).toBeGreaterThanOrEqual(4.55)
        expect(worstContrast(t['tint-ui'], [...base, t['surface-3'], t['tint-soft']])).toBeGreaterThanOrEqual(
          3.05,
        )
        expect(worstContrast(t['border-strong'], base)).toBeGreaterThanOrEqual(3.05)
        expect(worstContrast(t.text, base)).toBeGreaterThanOrEqual(9)
        expect(worstContrast(t['text-2'], [...base, ...softs])).toBeGreaterThanOrEqual(4.6)
        expect(worstContrast(t['text-3'], base)).toBeGreaterThanOrEqual(4.6)
        expect(contrast(t['on-hero'], t['hero-1'])).toBeGreaterThanOrEqual(4.5)
        expect(contrast(t['on-hero-2'], t['hero-1'])).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 150 },
    )
  })

  test('gives a brand without a tint the specification’s', () => {
    const base = { mode: 'dark', radius: 'soft', hero: 'orbit', heroTone: 'bright' } as const
    expect(deriveTheme(base)).toEqual(deriveTheme({ ...base, tint: '#00bbff' }))
  })

  test('gives a brand without an accent one that stands apart from its tint', () => {
    const base = { mode: 'light', radius: 'soft', hero: 'orbit', heroTone: 'deep' } as const
    expect(deriveTheme({ ...base, tint: '#ff7a1a' })['accent-text']).toBe(
      deriveTheme({ ...base, tint: '#ff7a1a', accent: '#0fa3b1' })['accent-text'],
    )
    expect(deriveTheme({ ...base, tint: '#00bbff' })['accent-fill']).toBe('#ff9f1c')
  })

  test('draws an edge round a fill that melts into the page', () => {
    const theme = deriveTheme({
      tint: '#fff',
      mode: 'light',
      radius: 'soft',
      hero: 'orbit',
      heroTone: 'bright',
    })
    expect(theme['tint-edge']).toBe(theme['border-strong'])
  })

  test('rejects a colour that is not a hex colour', () => {
    const hostile = { tint: 'red;}', mode: 'light', radius: 'soft', hero: 'orbit', heroTone: 'deep' } as const
    expect(() => deriveTheme(hostile)).toThrow(TypeError)
  })
})
