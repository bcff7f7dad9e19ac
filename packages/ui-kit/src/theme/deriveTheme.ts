import { hexOf, lchOf, solve, worstContrast, type Direction, type Hex, type Lch } from './color.ts'
import { fillPair } from './fillPair.ts'
import { parseHex } from './parseHex.ts'
import { faceTokens } from './face.ts'
import { artRamp, brightHero, deepHero } from './scenery.ts'
import { shapeOf } from './shape.ts'
import { softOf, surfacesOf, type Surfaces } from './surfaces.ts'
import type { ThemeInputs, ThemeTokens } from './theme.ts'

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
