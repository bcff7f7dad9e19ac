import { hexOf, lchOf, solve, warm, type Hex, type Lch } from './color.ts'
import type { ArtworkFamily } from './theme.ts'

type HeroTokens = Record<`hero-${1 | 2 | 3 | 4}` | 'on-hero' | 'on-hero-2', Hex>
type ArtTokens = Record<`art-${1 | 2 | 3 | 4 | 5 | 6}`, Hex>

/** Hero as a dark field with white text; a related accent lights the scene (design.md §3 "hero deep"). */
export function deepHero(tint: Lch, accent: Lch): HeroTokens {
  const hue = (tint.h + 360) % 360
  const lime = hue > 95 && hue < 150
  const turn = lime ? 22 : -6
  const start = { l: Math.min(tint.l, 0.5), c: Math.min(tint.c, 0.16), h: hue + (lime ? turn : 0) }
  const ground = solve(start, { on: ['#ffffff'], min: 5, go: 'darker' })
  const { l, c, h } = lchOf(ground)
  const related = Math.abs(((accent.h - tint.h + 540) % 360) - 180) < 80
  return {
    'hero-1': ground,
    'hero-2': hexOf({ l: l - 0.17, c: c * 0.8, h: h + turn * 2 }),
    'hero-3': hexOf({ l: l - 0.07, c, h: h + turn }),
    'hero-4': related
      ? hexOf({ l: 0.84, c: Math.min(accent.c, 0.13), h: accent.h })
      : hexOf({ l: 0.82, c: Math.min(Math.max(tint.c, 0.06), 0.15), h: tint.h + 8 }),
    'on-hero': '#ffffff',
    'on-hero-2': solve(
      { l: 0.9, c: Math.min(tint.c, 0.03), h: tint.h },
      { on: [ground], min: 4.5, go: 'lighter' },
    ),
  }
}

/** Hero as the tint itself with ink text, lightened until ink reaches 7 to 1 (design.md §3 "bright"). */
export function brightHero({ l, c, h }: Lch): HeroTokens {
  const ink = hexOf({ l: 0.22, c: Math.min(c, 0.06), h })
  const field = (from: number, chroma: number) =>
    solve({ l: from, c: chroma, h }, { on: [ink], min: 7, go: 'lighter' })
  return {
    'hero-1': field(Math.min(0.93, l + 0.08), c * 0.75),
    'hero-2': field(l, c),
    'hero-3': field(l - 0.05, c),
    'hero-4': hexOf({ l: 0.985, c: 0.02, h }),
    'on-hero': ink,
    'on-hero-2': hexOf({ l: 0.3, c: Math.min(c, 0.07), h }),
  }
}

/** The six steps of a family: lightness, share of the chroma, turn of the hue. */
type Steps = readonly (readonly [l: number, share: number, turn: number])[]

const ramps: Record<ArtworkFamily, Steps> = {
  cut: [
    [0.95, 0.35, 14],
    [0.86, 0.75, 8],
    [0.74, 1, 3],
    [0.61, 1, -3],
    [0.47, 0.9, -9],
    [0.33, 0.7, -15],
  ],
  // Flat and bright, so that the outline does the drawing.
  ink: [
    [0.97, 0.25, 10],
    [0.9, 0.6, 6],
    [0.82, 0.95, 2],
    [0.74, 1, 0],
    [0.66, 1, -4],
    [0.24, 0.45, -8],
  ],
  // Dark glass between lit edges.
  neon: [
    [0.93, 0.6, 24],
    [0.85, 1, 18],
    [0.42, 0.8, 8],
    [0.34, 0.75, 0],
    [0.27, 0.65, -10],
    [0.21, 0.5, -18],
  ],
  candy: [
    [0.985, 0.2, 20],
    [0.93, 0.45, 14],
    [0.86, 0.7, 6],
    [0.78, 0.85, 0],
    [0.69, 0.9, -6],
    [0.58, 0.8, -12],
  ],
  // Hard light on little colour.
  metal: [
    [0.98, 0.1, 8],
    [0.86, 0.28, 6],
    [0.7, 0.42, 2],
    [0.55, 0.5, 0],
    [0.4, 0.5, -4],
    [0.26, 0.4, -8],
  ],
}

/**
 * Artwork ramp of a family, light to dark, with a slight hue turn so that facets look lit; a grey tint borrows the accent.
 */
export function artRamp(tint: Lch, accent: Lch, family: ArtworkFamily = 'cut'): ArtTokens {
  const source = tint.c < 0.045 ? accent : tint
  const chroma = Math.max(0.085, Math.min(source.c, 0.19))
  const steps = ramps[family].map(
    ([l, share, turn], index) =>
      [
        `art-${index + 1}`,
        hexOf({ l, c: chroma * share, h: warm(source.h, (0.86 - l) * 1.5) + turn }),
      ] as const,
  )
  return Object.fromEntries(steps) as ArtTokens
}
