import { hexOf, lchOf, luminance, mix, type Hex } from './color.ts'
import type { ThemeMode } from './theme.ts'

/** The neutral ground of a theme: page, card, inset and track, each with a trace of the tint's hue. */
export interface Surfaces {
  readonly mode: ThemeMode
  /** Chroma of the neutrals. */
  readonly trace: number
  readonly hue: number
  readonly bg: Hex
  readonly card: Hex
  readonly inset: Hex
  readonly track: Hex
}

/** Surfaces of a tint in a mode (design.md §3 "surfaces"). */
export function surfacesOf(tint: Hex, mode: ThemeMode): Surfaces {
  const { c, h } = lchOf(tint)
  const light = mode === 'light'
  const trace = Math.min(c * 0.09, light ? 0.011 : 0.02)
  const at = (l: number, share: number) => hexOf({ l, c: trace * share, h })
  return {
    mode,
    trace,
    hue: h,
    bg: light ? at(0.972, 0.8) : at(0.168, 1),
    card: light ? '#ffffff' : at(0.218, 1),
    inset: light ? at(0.955, 1) : at(0.262, 1),
    track: light ? at(0.91, 1.3) : at(0.325, 1),
  }
}

/** A colour thinned into the card: 11% in light mode; in dark 20%, or 16% of a bright colour. */
export function softOf(colour: Hex, { mode, card }: Surfaces): Hex {
  if (mode === 'light') return mix(card, colour, 0.11)
  return mix(card, colour, luminance(colour) > 0.4 ? 0.16 : 0.2)
}
