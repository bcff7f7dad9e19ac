/** What the document's script paints as the store draws it, element by element (`early/paintGoods.ts`). */
const painted = '.dest-row button, button.dest-row, .cats button, .grid button'

/** Draws over the painted page; the focus of a painted button goes to the drawn one in its place. Source: spec §9. */
export function keepFocus(root: HTMLElement, draw: () => void): void {
  const buttons = () => [...root.querySelectorAll<HTMLElement>(painted)]
  const place = buttons().findIndex((button) => button === document.activeElement)
  draw()
  buttons()[place]?.focus({ preventScroll: true })
}
