import {
  type Direction,
  type Hex,
  type Lch,
  contrast,
  hexOf,
  lchOf,
  luminance,
  mix,
  parseHex,
  solve,
  worstContrast,
} from './color.ts'
import { displayFamily } from './displayFamily.ts'
import { artRamp, brightHero, deepHero } from './scenery.ts'
import type {
  ArtworkFamily,
  FaceTokenName,
  RadiusName,
  ThemeInputs,
  ThemeMode,
  ThemeTokens,
} from './theme.ts'

/** The tint of a brand that names none. Source: spec §1 "The default tint". */
const defaultTint: Hex = '#00bbff'

/** The accent of a brand that names none: teal beside warm tints, orange beside the others. */
function defaultAccent(tintHue: number): Hex {
  return Math.abs(((tintHue + 360) % 360) - 65) < 60 ? '#0fa3b1' : '#ff9f1c'
}

function hexInput(name: string, value: string): Hex {
  const hex = parseHex(value)
  if (hex === undefined) throw new TypeError(`${name} is not #rgb or #rrggbb: ${value}`)
  return hex
}

/** Fill, label, soft, control and text steps of one colour on the given surfaces. */
function stepsOf(colour: Hex, surfaces: Surfaces, go: Direction) {
  const { bg, card, inset, track } = surfaces
  const soft = softOf(colour, surfaces)
  const from = lchOf(colour)
  return {
    ...fillPair(colour),
    soft,
    ui: solve(from, { on: [bg, card, inset, soft, track], min: 3.05, go }),
    text: solve(from, { on: [bg, card, inset, soft], min: 4.55, go }),
  }
}

/** Neutral text and lines; secondary text also sits on selected rows, so it clears the soft fills too. */
function neutralsOf({ mode, trace, hue, bg, card, inset }: Surfaces, softs: readonly Hex[], go: Direction) {
  const light = mode === 'light'
  const on = [bg, card, inset]
  const grey = (l: number, share: number) => ({ l, c: trace * share, h: hue })
  const onSurfaces = solve(grey(light ? 0.5 : 0.72, 2.2), { on, min: 6.2, go })
  return {
    'text-2': solve(lchOf(onSurfaces), { on: softs, min: 4.6, go }),
    'text-3': solve(grey(light ? 0.62 : 0.6, 2.2), { on, min: 4.6, go }),
    border: hexOf(grey(light ? 0.9 : 0.325, light ? 1.3 : 1)),
    'border-strong': solve(grey(light ? 0.72 : 0.45, 2), { on, min: 3.05, go }),
  }
}

/** The colour of running text, with a trace of the tint. */
function textOn({ mode, trace }: Surfaces, tint: Lch): Hex {
  return mode === 'light'
    ? hexOf({ l: 0.215, c: Math.min(tint.c * 0.2, 0.03), h: tint.h })
    : hexOf({ l: 0.965, c: trace * 0.4, h: tint.h })
}

/** The dark card of the VIP level and what is written on it. */
const vipOf = (tint: Lch) => ({
  'vip-1': hexOf({ l: 0.34, c: Math.min(tint.c, 0.075), h: tint.h }),
  'vip-2': hexOf({ l: 0.2, c: Math.min(tint.c, 0.05), h: tint.h - 10 }),
  'vip-gold': '#f4d58d',
  'vip-ink': '#fff8e6',
})

/** Colours of success, warning and danger; they are the same for all brands and adapt to the surfaces. */
function statusesOf(surfaces: Surfaces, go: Direction) {
  const light = surfaces.mode === 'light'
  const success = stepsOf(light ? '#12833f' : '#2fbf71', surfaces, go)
  const warn = stepsOf(light ? '#b45f06' : '#f0a92b', surfaces, go)
  const danger = stepsOf(light ? '#cc2936' : '#ff6b70', surfaces, go)
  return {
    'success-fill': success.fill,
    'on-success': success.on,
    'success-soft': success.soft,
    'success-text': success.text,
    'warn-fill': warn.fill,
    'on-warn': warn.on,
    'warn-soft': warn.soft,
    'warn-text': warn.text,
    'danger-fill': danger.fill,
    'on-danger': danger.on,
    'danger-press': danger.press,
    'danger-soft': danger.soft,
    'danger-text': danger.text,
  }
}

/**
 * All derived tokens of a brand. Pure, and free of Node: a browser runs it for a `brand_color`. Throws on a colour that `parseHex` rejects: parse foreign input first (design.md §3).
 */
export function deriveTheme(inputs: ThemeInputs): ThemeTokens {
  const tintHex = hexInput('tint', inputs.tint ?? defaultTint)
  const tint = lchOf(tintHex)
  const accentHex = inputs.accent === undefined ? defaultAccent(tint.h) : hexInput('accent', inputs.accent)
  const accentLch = lchOf(accentHex)
  const light = inputs.mode === 'light'
  const go = light ? 'darker' : 'lighter'
  const surfaces = surfacesOf(tintHex, inputs.mode)
  const { bg, card, inset, track } = surfaces

  const t = stepsOf(tintHex, surfaces, go)
  const a = stepsOf(accentHex, surfaces, go)
  const neutrals = neutralsOf(surfaces, [t.soft, a.soft], go)

  return {
    bg,
    'surface-1': card,
    'surface-2': inset,
    'surface-3': track,
    text: textOn(surfaces, tint),
    ...neutrals,
    'tint-fill': t.fill,
    'on-tint': t.on,
    'tint-press': t.press,
    'tint-soft': t.soft,
    'tint-ui': t.ui,
    'tint-text': t.text,
    /* a fill that melts into the page (white on white, black on black) gets an edge */
    'tint-edge': worstContrast(t.fill, [bg, card, inset]) < 1.35 ? neutrals['border-strong'] : t.fill,
    focus: t.text,
    'accent-fill': a.fill,
    'on-accent': a.on,
    'accent-soft': a.soft,
    'accent-ui': a.ui,
    'accent-text': a.text,
    ...statusesOf(surfaces, go),
    ...(inputs.heroTone === 'deep' ? deepHero(tint, accentLch) : brightHero(tint)),
    ...vipOf(tint),
    ...artRamp(tint, accentLch, inputs.artwork),
    ...shapeOf(inputs, neutrals.border),
    ...faceTokens(inputs),
  }
}

/** The neutral ground of a theme: page, card, inset and track, each with a trace of the tint's hue. */
interface Surfaces {
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
function surfacesOf(tint: Hex, mode: ThemeMode): Surfaces {
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
function softOf(colour: Hex, { mode, card }: Surfaces): Hex {
  if (mode === 'light') return mix(card, colour, 0.11)
  return mix(card, colour, luminance(colour) > 0.4 ? 0.16 : 0.2)
}

type Corners = readonly [
  tile: string,
  control: string,
  card: string,
  sheet: string,
  chip: string,
  field: string,
]

const corners: Record<RadiusName, Corners> = {
  sharp: ['4px', '4px', '6px', '10px', '4px', '4px'],
  crisp: ['8px', '8px', '10px', '14px', '8px', '8px'],
  soft: ['12px', '12px', '16px', '22px', '999px', '12px'],
  round: ['16px', '16px', '22px', '28px', '999px', '16px'],
  pill: ['18px', '999px', '24px', '32px', '999px', '16px'],
}

type ShapeName = Extract<keyof ThemeTokens, `r-${string}` | `e-${string}` | 'scrim' | 'glass' | 'sheen'>

/** Radius, elevation and veils of a theme; dark mode draws lines where light mode casts shadow (design.md §2). */
function shapeOf({ mode, radius, heroTone }: ThemeInputs, border: string): Pick<ThemeTokens, ShapeName> {
  const [tile, control, card, sheet, chip, field] = corners[radius]
  const light = mode === 'light'
  return {
    'r-tile': tile,
    'r-ctl': control,
    'r-card': card,
    'r-sheet': sheet,
    'r-chip': chip,
    'r-field': field,
    scrim: light ? 'rgba(10,16,24,.56)' : 'rgba(0,0,0,.66)',
    'e-1': `0 0 0 1px ${border}${light ? ',0 2px 6px rgba(16,32,48,.05)' : ''}`,
    'e-2': `0 -1px 0 ${border}${light ? ',0 -6px 20px rgba(16,32,48,.06)' : ''}`,
    'e-3': light ? '0 24px 60px rgba(10,20,32,.26)' : `0 0 0 1px ${border},0 24px 60px rgba(0,0,0,.6)`,
    glass:
      heroTone === 'bright'
        ? 'rgba(255,255,255,.42)'
        : light
          ? 'rgba(255,255,255,.18)'
          : 'rgba(255,255,255,.14)',
    sheen: light ? 'rgba(255,255,255,.6)' : 'rgba(255,255,255,.07)',
  }
}

const white = '#ffffff'

/** A filled surface, the label that may stand on it, and its pressed step. */
export interface FillPair {
  readonly fill: Hex
  readonly on: Hex
  readonly press: Hex
}

/**
 * The label rule: what may stand on a filled colour at 4.5 to 1 or more.
 * White from 4.5 on; from 3 to 4.5 the colour darkens until white fits; below 3 the colour stays and carries ink
 * (design.md §3 "fillPair").
 */
function fillPair(colour: Hex): FillPair {
  const { l, c, h } = lchOf(colour)
  const onWhite = contrast(white, colour)
  const ink = { l: 0.25, c: Math.min(c, 0.06), h }
  const fill =
    onWhite < 4.5 && onWhite >= 3 ? solve({ l, c, h }, { on: [white], min: 4.5, go: 'darker' }) : colour
  const on = onWhite < 3 ? solve(ink, { on: [colour], min: 4.5, go: 'darker' }) : white
  const fillL = lchOf(fill).l
  const darker = hexOf({ l: fillL - 0.06, c, h })
  return {
    fill,
    on,
    press: contrast(on, darker) >= 4.5 ? darker : hexOf({ l: Math.min(1, fillL + 0.06), c, h }),
  }
}

const lines: Partial<Record<ArtworkFamily, readonly [colour: string, width: string]>> = {
  ink: ['var(--art-6)', '1.6'],
  neon: ['var(--art-2)', '1.3'],
  candy: ['#fff', '1.2'],
}

/**
 * Tokens of a brand with a typeface or with outlined drawings; a brand without them sets none, and the sheets fall
 * back to the system's typeface and to no outline. Source: decision 83.
 */
export function faceTokens({
  typeface,
  artwork = 'cut',
}: Pick<ThemeInputs, 'artwork' | 'typeface'>): Partial<Record<FaceTokenName, string>> {
  const [colour, width] = lines[artwork] ?? []
  return {
    ...(typeface !== undefined && { 'font-display': `${displayFamily},var(--font)` }),
    ...(colour !== undefined && width !== undefined && { 'art-line': colour, 'art-line-width': width }),
  }
}
