/** The buttons that the early script paints exactly as the store draws them (`early/paintProducts.ts`). */
const painted = '.destination-row button, button.destination-row, .category-tabs button, .product-grid button'

/**
 * Draws over the painted page and moves the focus from a painted button to the one that takes its place: of a product, to that
 * with the same name. Source: spec §9.
 */
export function keepFocus(root: HTMLElement, draw: () => void): void {
  const buttons = () => [...root.querySelectorAll<HTMLElement>(painted)]
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
