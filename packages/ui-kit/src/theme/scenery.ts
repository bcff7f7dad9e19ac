import { hexOf, lchOf, solve, warm, type Hex, type Lch } from './color.ts'

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

/** Artwork ramp, light to dark, with a slight hue turn so that facets look lit; a grey tint borrows the accent. */
export function artRamp(tint: Lch, accent: Lch): ArtTokens {
  const source = tint.c < 0.045 ? accent : tint
  const chroma = Math.max(0.085, Math.min(source.c, 0.19))
  const step = (l: number, share: number, turn: number) =>
    hexOf({ l, c: chroma * share, h: warm(source.h, (0.86 - l) * 1.5) + turn })
  return {
    'art-1': step(0.95, 0.35, 14),
    'art-2': step(0.86, 0.75, 8),
    'art-3': step(0.74, 1, 3),
    'art-4': step(0.61, 1, -3),
    'art-5': step(0.47, 0.9, -9),
    'art-6': step(0.33, 0.7, -15),
  }
}
