/**
 * Calls `look` now and whenever the size of an element, of its children or of the window, or what is in it, may have changed.
 * Returns a function that stops it.
 */
export function followSizes(element: HTMLElement, look: () => void): () => void {
  // Before iOS 13.4 there is none; then the window's own size has to do.
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look)
  const follow = () => {
    sizes?.disconnect()
    for (const part of [element, ...element.children]) sizes?.observe(part)
    look()
  }
  const content = new MutationObserver(follow)
  content.observe(element, { childList: true, subtree: true })
  window.addEventListener('resize', look)
  follow()
  return () => {
    sizes?.disconnect()
    content.disconnect()
    window.removeEventListener('resize', look)
  }
}
