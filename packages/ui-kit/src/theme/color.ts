import {
  clampChroma,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn'

const toRgb = registerMode(modeRgb)
registerMode(modeLrgb)
registerMode(modeOklab)
const toOklch = registerMode(modeOklch)

/** An opaque sRGB colour as `#rrggbb`. */
export type Hex = string

/** A colour in OKLCH: lightness 0..1, chroma 0..about 0.4, hue in degrees. */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Which way a colour walks to gain contrast. */
export type Direction = 'darker' | 'lighter'

/** OKLCH of a hex colour; greys, which have no hue, get hue 0. */
export function lchOf(hex: Hex): Lch {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0 }
  return { l, c, h: h ?? 0 }
}

/** Hex of an OKLCH colour; lightness and hue are kept, chroma shrinks until the colour fits sRGB (design.md §3). */
export function hexOf({ l, c, h }: Lch): Hex {
  const lightness = Math.min(1, Math.max(0, l))
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch', 'rgb'))
}

/** WCAG contrast ratio, 1..21. */
export function contrast(a: Hex, b: Hex): number {
  return wcagContrast(a, b)
}

/** WCAG relative luminance, 0..1. */
export function luminance(hex: Hex): number {
  return wcagLuminance(hex)
}

/** The lowest contrast of a colour over several backgrounds. */
export function worstContrast(colour: Hex, backgrounds: readonly Hex[]): number {
  return Math.min(...backgrounds.map((background) => contrast(colour, background)))
}

/** `a` with `share` (0..1) of `b`, mixed in sRGB as a translucent layer would be. */
export function mix(a: Hex, b: Hex, share: number): Hex {
  return formatHex(interpolate([toRgb(a) ?? a, toRgb(b) ?? b], 'rgb')(share))
}

/** Folds a yellow hue toward amber in proportion to how far it was darkened, so that it does not read as olive. */
export function warm(hue: number, drop: number): number {
  const h = (hue + 360) % 360
  return h > 70 && h < 112 && drop > 0 ? h - Math.min(30, drop * 75) : h
}

/** What `solve` has to reach: at least `min` to 1 on every background, walking in one direction. */
export interface Goal {
  readonly on: readonly Hex[]
  readonly min: number
  readonly go: Direction
}

/**
 * The first colour that reaches the goal, walking lightness from `from` by .004 and measured on the final hex.
 * Ends in white or black when nothing on the way is enough (design.md §3 "solve").
 */
export function solve(from: Lch, { on, min, go }: Goal): Hex {
  const step = go === 'lighter' ? 0.004 : -0.004
  for (let l = from.l; l > 0 && l < 1; l += step) {
    const colour = hexOf({ l, c: from.c, h: from.c > 0.04 ? warm(from.h, from.l - l) : from.h })
    if (worstContrast(colour, on) >= min) return colour
  }
  return go === 'lighter' ? '#ffffff' : '#000000'
}

const short = /^#[0-9a-f]{3}$/i
const long = /^#[0-9a-f]{6}$/i

/**
 * Six-digit lower-case form of `#rgb` or `#rrggbb`; `undefined` for anything else.
 * Strict on purpose: `brand_color` of the page config is written by others and ends up in a style sheet (design.md §3).
 */
export function parseHex(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (long.test(value)) return value.toLowerCase()
  if (!short.test(value)) return undefined
  return value.toLowerCase().replace(/[0-9a-f]/g, '$&$&')
}
