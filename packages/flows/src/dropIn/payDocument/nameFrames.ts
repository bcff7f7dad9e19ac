/**
 * Gives every frame that a provider's code adds to the page, and that has no name of its own, this one: a screen
 * reader would read its address. Returns a function that stops. Source: decision 20.
 */
export function nameFrames(page: Document, name: string): () => void {
  const nameAll = () => {
    for (const frame of page.querySelectorAll('iframe:not([title])')) frame.setAttribute('title', name)
  }
  nameAll()
  const observer = new MutationObserver(nameAll)
  observer.observe(page.documentElement, { childList: true, subtree: true })
  return () => observer.disconnect()
}
