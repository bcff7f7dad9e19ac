import { hexOf, lchOf } from '@topup/ui-kit/theme'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { isUsable } from './asGiven.ts'
import type { ColourInput } from './asGiven.ts'

/** How far two neighbours of the walk lie apart in lightness: half a step of the derivation's own. */
export const lightnessStep = 0.002

/**
 * The colour nearest to the chosen one with which every pair reaches what it has to, used as it is: same hue, and
 * chroma as far as sRGB allows, walking lightness both ways at once (OKLCH). Undefined when the chosen one is such a
 * colour, or when no lightness is.
 */
export function nearestColour(inputs: ThemeInputs, colour: ColourInput): string | undefined {
  const chosen = inputs[colour]
  if (chosen === undefined || isUsable(inputs, colour)) return undefined
  const { l, c, h } = lchOf(chosen)
  for (let away = lightnessStep; away < 1; away += lightnessStep) {
    const both = [l - away, l + away].filter((lightness) => lightness >= 0 && lightness <= 1)
    const found = both
      .map((lightness) => hexOf({ l: lightness, c, h }))
      .filter((hex) => isUsable({ ...inputs, [colour]: hex }, colour))
      .sort((one, other) => distance(one, chosen) - distance(other, chosen))
    if (found[0] !== undefined) return found[0]
  }
  return undefined
}

/** How different two colours look: their distance in OKLab, where about 0.02 can just be seen. */
export function distance(one: string, other: string): number {
  const [a, b] = [lchOf(one), lchOf(other)]
  const turn = ((a.h - b.h) * Math.PI) / 180
  const across = a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn)
  return Math.sqrt((a.l - b.l) ** 2 + Math.max(0, across))
}
