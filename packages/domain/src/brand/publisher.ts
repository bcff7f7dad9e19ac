import type { Language } from '../language/language.ts'

/**
 * How players reach customer service: a page (an https address), e-mail, or inside the game. Source: spec §1
 * "Support is through customer service", decision 64.
 */
export type CustomerService =
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'inGame' }

/** The customer service of a deployment, which may have its own in place of the brand's. Source: decision 64. */
export const customerServiceOf = (
  brand: { readonly customerService: CustomerService },
  deployment: { readonly customerService?: CustomerService },
): CustomerService => deployment.customerService ?? brand.customerService

/**
 * Where a tap leads for help: an address for the browser or its mail program; null where help is inside the
 * game. Source: decision 64.
 */
export function helpAddress(service: CustomerService): string | null {
  if (service.kind === 'page') return service.url
  return service.kind === 'mail' ? `mailto:${service.address}` : null
}

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
