/** The buttons that the early script paints exactly as the store draws them (`early/paintProducts.ts`). */
const painted = '.destination-row button, button.destination-row, .category-tabs button, .product-grid button'

/**
 * Draws the store over the painted page and moves the focus from a painted button to the drawn one. Source:
 * spec §9.
 */
export function keepFocus(root: HTMLElement, draw: () => void): void {
  const buttons = () => [...root.querySelectorAll<HTMLElement>(painted)]
  const place = buttons().findIndex((button) => button === document.activeElement)
  draw()
  buttons()[place]?.focus({ preventScroll: true })
}
