let stop: () => void = () => undefined

/**
 * Gives lost focus to the heading of the page, so that a screen reader says which page it is, or to its main part where it has no
 * header; again when the page comes in place of its placeholder. What has focus already, such as a popup or a field, keeps it.
 * Returns a function that stops it. Source: design.md §7 "Focus order".
 */
export function focusPage(page: Document): () => void {
  stop()
  let focused: HTMLElement | null = null
  const look = () => {
    if (focused?.isConnected === true && page.activeElement === focused) return
    if (focused?.isConnected === true || page.activeElement !== page.body) return changes.disconnect()
    focused = page.querySelector<HTMLElement>('h1[tabindex], main')
    if (focused?.localName === 'main') focused.tabIndex = -1
    focused?.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(look)
  changes.observe(page.body, { childList: true, subtree: true })
  stop = () => changes.disconnect()
  look()
  return stop
}
