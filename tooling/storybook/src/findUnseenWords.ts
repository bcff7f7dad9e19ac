const parts = [
  '.dialog h2, .dialog__text, .dialog__actions a, .dialog__actions button',
  '.sheet__footer .recipient-card__names > *, .sheet__footer .price-area__now, .sheet__footer .price-area .button',
].join()

/**
 * What a popup does not show before it is scrolled, or under something else, a line for each: title, first line of the text and
 * buttons of a dialog; recipient, price and button of a sheet that pays. Source: design.md §4 "Sheet or dialog", decision 31.
 */
export function findUnseenWords(): readonly string[] {
  return [...document.querySelectorAll(parts)]
    .filter((part) => !isSeen(part))
    .map((part) => `"${part.textContent.slice(0, 40)}" is not seen`)
}

/** Whether the first line of an element is what is drawn in its place; a toast may lie on words for a while, not on controls. */
function isSeen(part: Element): boolean {
  const range = document.createRange()
  range.selectNodeContents(part)
  const { left, top, width, height } = range.getClientRects()[0] ?? part.getBoundingClientRect()
  const corners = [top + 1, top + height - 1].map((y) => document.elementFromPoint(left + width / 2, y))
  const isControl = part.matches('a, button')
  return corners.every((drawn) => part.contains(drawn) || (!isControl && drawn?.closest('.toast') != null))
}
