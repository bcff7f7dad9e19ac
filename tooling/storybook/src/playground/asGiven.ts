import { contrast, deriveTheme, parseHex, twinOf } from '@topup/ui-kit/theme'
import type { ThemeInputs, ThemeTokens } from '@topup/ui-kit/theme'
import { failingPairs, pairName, ratioOf } from '../contrastPairs.ts'

/** An input that is a colour which a designer chooses. */
export type ColourInput = 'tint' | 'accent'

/** A pair that reaches too little, and what it reaches. */
export interface Shortfall {
  /** What is on what. */
  readonly pair: string
  readonly ratio: number
  readonly least: number
}

/** What a label on a fill has to reach (WCAG 2.2 AA, text). */
const labelLeast = 4.5

/**
 * What reaches too little where a colour is used as it was chosen. Two things can: the label on a button that is filled
 * with the colour itself, which the derivation mends by filling the button with another (design.md §3 "fillPair"), and
 * a pair of the derived theme, in the brand's mode or in its twin. Empty when nothing does.
 */
export function shortfallsAsGiven(inputs: ThemeInputs, colour: ColourInput): readonly Shortfall[] {
  return [...shortfalls(inputs, colour)]
}

/** Whether a colour can be used as it was chosen: as `shortfallsAsGiven`, but stops at the first that is found. */
export function isUsable(inputs: ThemeInputs, colour: ColourInput): boolean {
  return shortfalls(inputs, colour).next().done === true
}

/** The label first: to derive a twin takes longer. */
function* shortfalls(inputs: ThemeInputs, colour: ColourInput): Generator<Shortfall> {
  const tokens = deriveTheme(inputs)
  const chosen = parseHex(inputs[colour])
  const ratio = chosen === undefined ? labelLeast : contrast(tokens[`on-${colour}`], chosen)
  if (ratio < labelLeast) yield { pair: `on-${colour} on the ${colour} as chosen`, ratio, least: labelLeast }
  yield* pairsOf(tokens, inputs.mode)
  const twin = twinOf(inputs)
  if (twin !== null) yield* pairsOf(deriveTheme(twin), twin.mode)
}

const pairsOf = (tokens: ThemeTokens, mode: string): readonly Shortfall[] =>
  failingPairs(tokens).map((pair) => ({
    pair: `${pairName(pair)} (${mode})`,
    ratio: ratioOf(tokens, pair),
    least: pair.least,
  }))
