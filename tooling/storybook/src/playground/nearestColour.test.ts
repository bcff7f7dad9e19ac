import { contrast, deriveTheme, hexOf, lchOf, parseHex } from '@topup/ui-kit/theme'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failingPairs } from '../contrastPairs.ts'
import { shortfallsAsGiven } from './asGiven.ts'
import { distance, lightnessStep, nearestColour } from './nearestColour.ts'

const ssgame: ThemeInputs = { tint: '#8f5bff', mode: 'dark', radius: 'pill', hero: 'beams', heroTone: 'deep' }

test('a tint on which neither white nor ink can be read as it is has a proposal close by', () => {
  expect(shortfallsAsGiven(ssgame, 'tint')).toEqual([
    { pair: 'on-tint on the tint as chosen', ratio: contrast('#ffffff', '#8f5bff'), least: 4.5 },
  ])
  const near = nearestColour(ssgame, 'tint') ?? ''
  expect(distance(near, ssgame.tint)).toBeLessThan(0.03)
  expect(deriveTheme({ ...ssgame, tint: near })['tint-fill']).toBe(near)
})

test('a tint that is used as it is has none', () => {
  expect(nearestColour({ ...ssgame, tint: '#b3142b' }, 'tint')).toBeUndefined()
  expect(nearestColour({ ...ssgame, tint: '#a6ee2b' }, 'tint')).toBeUndefined()
})

test('an accent gets one too, and a brand without an accent of its own gets none', () => {
  expect(nearestColour({ ...ssgame, accent: '#e0567a' }, 'accent')).toMatch(/^#/)
  expect(nearestColour(ssgame, 'accent')).toBeUndefined()
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
/** Tints around the lightness at which labels turn from white to ink: elsewhere there is nothing to propose. */
const between = fc
  .record({
    l: fc.double({ min: 0.55, max: 0.74, noNaN: true }),
    c: fc.double({ min: 0, max: 0.3, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map(hexOf)
const inputs: fc.Arbitrary<ThemeInputs> = fc.record(
  {
    tint: fc.oneof(hex, { weight: 4, arbitrary: between }),
    accent: fc.oneof(hex, { weight: 4, arbitrary: between }),
    mode: fc.constantFrom('light', 'dark'),
    radius: fc.constant('soft'),
    hero: fc.constant('orbit'),
    heroTone: fc.constantFrom('deep', 'bright'),
    followsSystem: fc.constant(true),
  },
  { requiredKeys: ['tint', 'mode', 'radius', 'hero', 'heroTone'] },
)

test.each(['tint', 'accent'] as const)('with the proposed %s every pair reaches what it has to', (colour) => {
  let proposals = 0
  fc.assert(
    fc.property(inputs, (given) => {
      const near = nearestColour(given, colour)
      if (near === undefined) {
        expect(shortfallsAsGiven(given, colour)).toEqual([])
        return
      }
      proposals += 1
      const then = { ...given, [colour]: near }
      const tokens = deriveTheme(then)
      expect(parseHex(near)).toBe(near)
      expect(failingPairs(tokens)).toEqual([])
      expect(tokens[`${colour}-fill`]).toBe(near)
      expect(nearestColour(then, colour)).toBeUndefined()
    }),
    { numRuns: 80 },
  )
  expect(proposals).toBeGreaterThan(3)
})

test('no colour between the chosen and the proposed one would do', () => {
  fc.assert(
    fc.property(inputs, fc.double({ min: 0, max: 0.999, noNaN: true }), fc.boolean(), (given, share, up) => {
      const near = nearestColour(given, 'tint')
      if (near === undefined) return
      const chosen = lchOf(given.tint)
      const away = Math.abs(lchOf(near).l - chosen.l) - lightnessStep * 2
      if (away <= 0) return
      const closer = hexOf({ ...chosen, l: chosen.l + (up ? 1 : -1) * away * share })
      expect(shortfallsAsGiven({ ...given, tint: closer }, 'tint')).not.toEqual([])
    }),
    { numRuns: 80 },
  )
})
