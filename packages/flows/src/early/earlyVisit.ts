import type { PrefetchedAnswers } from '@topup/api-client'

/** A tap on the painted page: on a product, or on the row that leads to the character. */
export type EarlyTap =
  | { readonly kind: 'destination'; readonly sheet: null }
  | {
      readonly kind: 'product'
      readonly productId: string
      readonly name: string
      /** What the tap has opened; null when only the store can tell what it opens. */
      readonly sheet: EarlySheet | null
    }

/** A sheet that stands for the popup that the store is about to open. */
export interface EarlySheet {
  /** False once the player has closed it, or it gave way. */
  readonly isOpen: () => boolean
  /** Closes it, where no popup follows. */
  readonly close: () => void
  /** Lets the page be reached again and goes, for a popup that is drawn. Returns what was tapped; null when the sheet had gone. */
  readonly giveWay: () => HTMLElement | null
}

/** What the early scripts hand over to the store. */
export interface EarlyVisit {
  readonly answers: PrefetchedAnswers
  /** Whether products are painted already; the store then draws its own before it removes anything. */
  isPainted(): boolean
  /** Settles when something is painted, or nothing will be before the store draws. */
  painting: Promise<unknown>
  /**
   * Called once the store's script has arrived: from then on a tap that is waiting, or the next one, fetches the code of popups.
   * Earlier, that code would delay the script. A second call does nothing.
   */
  codeIsThere(): void
  /** What the last tap has opened, also when it is closed again; null when it has opened nothing. */
  sheet(): EarlySheet | null
  /** Passes on the last tap so far, and every tap from now on. */
  whenTapped(take: (tap: EarlyTap) => void): void
}

declare global {
  interface Window {
    /** Set by the early script (`flows/src/early`); missing where it does not run. */
    topupEarly?: EarlyVisit
  }
}

/** What the store finds where the early scripts have done nothing. */
export const nothingPrefetched: EarlyVisit = {
  answers: () => undefined,
  isPainted: () => false,
  painting: Promise.resolve(),
  codeIsThere: () => undefined,
  sheet: () => null,
  whenTapped: () => undefined,
}

/** Takes over what the early script has begun, or `nothingPrefetched` where it did not run. */
export function takeEarlyVisit(browser: Window): EarlyVisit {
  const visit = browser.topupEarly
  delete browser.topupEarly
  // What would paint comes too late now, and nobody else is to find whose visit it is.
  delete browser.topupAsked
  return visit ?? nothingPrefetched
}

/** The buttons that the early script paints exactly as the store draws them (`early/paintProducts.ts`). */
const painted = '.destination-row button, button.destination-row, .category-tabs button, .product-grid button'

/**
 * Draws over the painted page and moves the focus from a painted button to the one that takes its place: of a product, to that
 * with the same name. Source: spec §9.
 */
export function keepFocus(draw: () => void): void {
  const buttons = () => [...document.querySelectorAll<HTMLElement>(painted)]
  const before = buttons()
  const place = before.findIndex((button) => button === document.activeElement)
  const name = nameOf(before[place])
  draw()
  const after = buttons()
  const next = name === null ? after[place] : after.find((button) => nameOf(button) === name)
  next?.focus({ preventScroll: true })
}

/** The card of a product, by its name; null without one. */
export const cardNamed = (root: ParentNode, name: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>('.product-card')].find((card) => nameOf(card) === name) ?? null

/** A product's name; null for every other button. */
const nameOf = (button: HTMLElement | undefined): string | null =>
  button?.querySelector('.product-card__name')?.textContent ?? null
