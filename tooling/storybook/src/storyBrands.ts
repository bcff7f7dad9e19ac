import type { ComponentType } from 'react'
import { typefaces } from 'virtual:topup/typefaces'
import { directionOf, parseLanguage } from '@topup/domain'
import type { BrandConfig, Language } from '@topup/domain'
import type en from '@topup/locales/en.json'
import cardsPrice from '@topup/ui-kit/styles/cardsPrice.css?inline'
import cardsRow from '@topup/ui-kit/styles/cardsRow.css?inline'
import { deriveTheme, themeCss, twinOf } from '@topup/ui-kit/theme'
import type { ThemeInputs, ThemeTokens } from '@topup/ui-kit/theme'

/** What a story shows of a brand. */
export interface StoryBrand {
  readonly key: string
  readonly name: string
  readonly facts: BrandConfig
  readonly inputs: ThemeInputs
  readonly tokens: ThemeTokens
  /** The rule that sets the brand's custom properties on the document. */
  readonly css: string
  /** The brand in the other mode, for those that follow the system. */
  readonly twin: { readonly tokens: ThemeTokens; readonly css: string } | null
  /** The sheet of the brand's card layout; empty for tiles. */
  readonly cardsCss: string
  /** Address of the typeface of titles and prices. */
  readonly typeface: string | undefined
  readonly Hero: ComponentType
  readonly Mark: ComponentType
}

const brands = import.meta.glob<BrandConfig>('../../../apps/*/src/brand.ts', { eager: true, import: 'brand' })
const themes = import.meta.glob<ThemeInputs>('../../../apps/*/src/theme.ts', { eager: true, import: 'theme' })
const marks = import.meta.glob<ComponentType>('../../../apps/*/src/Mark.tsx', { eager: true, import: 'Mark' })
const heroes = import.meta.glob<ComponentType>('../../../packages/ui-kit/src/heroes/[a-z]*.tsx', {
  eager: true,
  import: 'Hero',
})

const cardSheets = { tile: '', row: cardsRow, price: cardsPrice }

const nothing: ComponentType = () => null

/** What a theme's inputs become. */
function worn(inputs: ThemeInputs) {
  const tokens = deriveTheme(inputs)
  const twin = twinOf(inputs)
  const twinTokens = twin && deriveTheme(twin)
  return {
    inputs,
    tokens,
    css: themeCss(tokens),
    twin: twinTokens && { tokens: twinTokens, css: themeCss(twinTokens) },
    cardsCss: cardSheets[inputs.cards ?? 'tile'],
    Hero: heroes[`../../../packages/ui-kit/src/heroes/${inputs.hero}.tsx`] ?? nothing,
  }
}

const appOf = (key: string, file: string) => `../../../apps/${key}/src/${file}`

/** The keys of all brands: the folders with a theme are the list. */
export const brandKeys: readonly string[] = Object.keys(themes).map((path) => path.split('/').at(-3) ?? '')

/** The facts of a brand by its key; throws on one without an app. */
function factsOf(key: string): BrandConfig {
  const facts = brands[appOf(key, 'brand.ts')]
  if (facts === undefined) throw new Error(`No app for the brand ${key}`)
  return facts
}

/** The names of all brands by key. */
export const brandNames: ReadonlyMap<string, string> = new Map(
  brandKeys.map((key) => [key, factsOf(key).name]),
)

const made = new Map<string, StoryBrand>()

/** A brand by its key; throws on one without an app. Its colours are solved when it is first shown: most stories show one. */
export function storyBrand(given: unknown): StoryBrand {
  const key = String(given)
  const before = made.get(key)
  if (before !== undefined) return before
  const facts = factsOf(key)
  const theme = themes[appOf(key, 'theme.ts')]
  if (theme === undefined) throw new Error(`No theme beside the facts of ${key}`)
  const brand: StoryBrand = {
    key,
    name: facts.name,
    facts,
    ...worn(theme),
    typeface: typefaces[key],
    Mark: marks[appOf(key, 'Mark.tsx')] ?? nothing,
  }
  made.set(key, brand)
  return brand
}

/** Every brand that has an app. */
export const allStoryBrands = (): readonly StoryBrand[] => brandKeys.map(storyBrand)

/** The names of the custom properties that brands set, and of those that they refer to. */
export const tokenNames = (): readonly string[] => [
  'font',
  ...new Set(allStoryBrands().flatMap(({ tokens }) => Object.keys(tokens))),
]

/** The brand that the toolbar says. */
export const brandIn = (globals: Readonly<Record<string, unknown>>): StoryBrand =>
  storyBrand(globals['brand'])

/** A brand in another theme than its own. */
export const inTheme = (brand: StoryBrand, inputs: ThemeInputs): StoryBrand => ({ ...brand, ...worn(inputs) })

/** The sheet that dresses a document as a brand; `mode` is what the toolbar says of it. */
export const sheetOf = (brand: StoryBrand, mode?: unknown): string =>
  (mode === 'twin' ? (brand.twin ?? brand).css : brand.css) + brand.cardsCss

/** Texts as the English file names them. */
export type StoryMessages = typeof en

const files = import.meta.glob<StoryMessages>('../../../locales/*.json', { import: 'default' })

/** The texts of one language. */
export async function loadTexts(
  language: Language,
): Promise<{ readonly language: Language; readonly messages: StoryMessages }> {
  const load = files[`../../../locales/${language}.json`]
  if (load === undefined) throw new Error(`No texts in ${language}`)
  return { language, messages: await load() }
}

/** The language that the toolbar says; English when it says none of ours. */
export const languageOf = (chosen: unknown): Language => parseLanguage(chosen) ?? 'en'

/** The direction that the toolbar says: that of the language, or a forced one. */
export const directionFrom = (chosen: unknown, language: Language): 'ltr' | 'rtl' =>
  chosen === 'ltr' || chosen === 'rtl' ? chosen : directionOf(language)
