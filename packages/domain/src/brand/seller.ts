import type { Language } from '../language/languageFacts.ts'

/** A fact in words: the same in every language, or one text for each language that the brand has. */
export type FactText = string | Readonly<Partial<Record<Language, string>>>

/**
 * Who sells, as the notice of specified commercial transactions has to name it; each as players read it.
 * Source: spec §9 "Japanese notice", decision 64.
 */
export interface Seller {
  readonly name: FactText
  readonly address: FactText
  readonly telephone: FactText
  readonly responsible: FactText
  /** What the products cost, and what comes on top of it. */
  readonly price: FactText
  /** When and where the products are delivered. */
  readonly delivery: FactText
}

/** A fact in the language of the store, else in the brand's default language. Source: decision 64. */
export function factText(text: FactText, language: Language, defaultLanguage: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text[defaultLanguage] ?? '')
}
