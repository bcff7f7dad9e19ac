import { parseHex } from '@topup/ui-kit/theme'
import type {
  ArtworkFamily,
  CardLayout,
  HeroName,
  RadiusName,
  ThemeInputs,
  ThemeMode,
} from '@topup/ui-kit/theme'

// A name that a type gains is missing in its table, which is an error of types.
const modes = { light: true, dark: true } satisfies Record<ThemeMode, true>
const radii = { sharp: true, crisp: true, soft: true, round: true, pill: true } satisfies Record<
  RadiusName,
  true
>
const tones = { deep: true, bright: true } satisfies Record<ThemeInputs['heroTone'], true>
const layouts = { tile: true, row: true, price: true } satisfies Record<CardLayout, true>
const families = { cut: true, ink: true, neon: true, candy: true, metal: true } satisfies Record<
  ArtworkFamily,
  true
>
const heroes = {
  orbit: true,
  ember: true,
  skyline: true,
  grid: true,
  forge: true,
  rays: true,
  hex: true,
  lantern: true,
  peaks: true,
  spots: true,
  petals: true,
  waves: true,
  beams: true,
  balloons: true,
  fan: true,
  radar: true,
} satisfies Record<HeroName, true>

const namesOf = <Name extends string>(table: Record<Name, true>): readonly Name[] =>
  Object.keys(table) as Name[]

/** What may be chosen for the inputs of a theme that are names. */
export const themeChoices = {
  mode: namesOf(modes),
  radius: namesOf(radii),
  hero: namesOf(heroes),
  heroTone: namesOf(tones),
  cards: namesOf(layouts),
  artwork: namesOf(families),
} as const

type Choice = keyof typeof themeChoices

const isChoice = (name: string): name is Choice => name in themeChoices

/**
 * A brand's inputs with what is said in their place. What is said comes from an address or a panel: what is no colour, no
 * such name or no input counts for nothing.
 */
export function withInputs(base: ThemeInputs, said: unknown): ThemeInputs {
  if (typeof said !== 'object' || said === null) return base
  const sound = Object.entries(said).flatMap(([name, value]: [string, unknown]) => {
    const read = readInput(name, value)
    return read === undefined ? [] : [[name, read] as const]
  })
  return { ...base, ...Object.fromEntries(sound) }
}

function readInput(name: string, value: unknown): string | true | undefined {
  if (name === 'tint' || name === 'accent') return parseHex(value)
  if (name === 'followsSystem') return value === true ? true : undefined
  if (!isChoice(name)) return undefined
  const names: readonly string[] = themeChoices[name]
  return typeof value === 'string' && names.includes(value) ? value : undefined
}
