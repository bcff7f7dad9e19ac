import type { EarlyAnswers } from '@topup/api-client'
import type { Visit } from '../visit/readVisit.ts'

/** What of the painted page can be tapped: a product, or the way to the character that it is for. */
export type EarlyTap =
  | { readonly kind: 'destination' }
  | { readonly kind: 'goods'; readonly productId: string }

/** What the script in the document hands over to the store. */
export interface EarlyVisit {
  /** How the visit begins, read once for both; null where nobody read it. */
  readonly visit: Visit | null
  readonly answers: EarlyAnswers
  /** Whether goods stand on the page already; the store then draws them before anything is taken away. */
  isPainted(): boolean
  /** Asks for the code that a tap needs, if there was one. Not sooner: it would hold up the store's own script. */
  fetchForTap(): void
  /** Hands on what was tapped meanwhile, the last of it, and what is tapped from now on. */
  whenTapped(take: (tap: EarlyTap) => void): void
}

declare global {
  interface Window {
    /** Left by the script in the document (`flows/src/early`); missing where it does not run. */
    topupEarly?: EarlyVisit
  }
}

/** Begun by nobody. */
export const nothingEarly: EarlyVisit = {
  visit: null,
  answers: () => undefined,
  isPainted: () => false,
  fetchForTap: () => undefined,
  whenTapped: () => undefined,
}

/** Takes what the document's script has begun; nothing was where it did not run. */
export function takeEarlyVisit(browser: Window): EarlyVisit {
  const visit = browser.topupEarly
  delete browser.topupEarly
  return visit ?? nothingEarly
}
