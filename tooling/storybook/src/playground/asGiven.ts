import { contrast, deriveTheme, parseHex, twinOf } from '@topup/ui-kit/theme'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { contrastPairs, failingPairs, pairName } from '../contrastPairs.ts'

/** An input that is a colour which a designer chooses. */
export type ColourInput = 'tint' | 'accent'

/** A pair that reaches too little, and what it reaches. */
export interface Shortfall {
  /** What is on what. */
  readonly pair: string
  readonly ratio: number
  readonly least: number
}

/**
 * What reaches too little where a colour is used as it was chosen. Two things can: a pair of the derived theme, in the
 * brand's mode or in its twin, and the label on a button that is filled with the colour itself, which the derivation
 * mends by filling the button with another (design.md §3 "fillPair"). Empty when nothing does.
 */
export function shortfallsAsGiven(inputs: ThemeInputs, colour: ColourInput): readonly Shortfall[] {
  const twin = twinOf(inputs)
  const themes = [inputs, ...(twin === null ? [] : [twin])].map((given) => ({
    mode: given.mode,
    tokens: deriveTheme(given),
  }))
  const derived = themes.flatMap(({ mode, tokens }) =>
    failingPairs(tokens).map((pair) => ({
      pair: `${pairName(pair)} (${mode})`,
      ratio: contrast(tokens[pair.front], tokens[pair.back]),
      least: pair.least,
    })),
  )
  const chosen = parseHex(inputs[colour])
  const tokens = themes[0]?.tokens
  if (chosen === undefined || tokens === undefined) return derived
  const ratio = contrast(tokens[`on-${colour}`], chosen)
  return ratio < labelLeast
    ? [...derived, { pair: `on-${colour} on the ${colour} as chosen`, ratio, least: labelLeast }]
    : derived
}

/** What a label on a fill has to reach. */
const labelLeast = Math.max(...contrastPairs.map(({ least }) => least))
