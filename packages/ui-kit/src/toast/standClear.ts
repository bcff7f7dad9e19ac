/** A bar that leaves less of the window than this free is not stood on: there would be no room for a message. */
const mostOfWindow = 0.6

/** An open popup, but none that is on its way out. The popups' own list is not asked: it would come with the first visit. */
const openPopup = 'body > :not([aria-hidden]) > [aria-modal]'

/** The height in pixels of the bar at the foot of the page; null without one. */
function footPx(page: Document, windowPx: number): number | null {
  const heights = [...page.querySelectorAll<HTMLElement>('[data-foot]')].map((foot) => foot.offsetHeight)
  const [top] = heights.reverse().filter((height) => height > 0)
  return top === undefined || top > windowPx * mostOfWindow ? null : top
}

/**
 * Lets a region stand clear of what the player needs, also when a popup opens or closes under it: at the top of the window
 * while a popup is open, whose fields and buttons it would hide, else above the bar at the foot of the page, by its property
 * `--floor`. Returns a function that stops it.
 */
export function standClear(region: HTMLElement): () => void {
  const page = region.ownerDocument
  const place = () => {
    region.classList.toggle('toast-region--over-layer', page.querySelector(openPopup) !== null)
    const foot = footPx(page, window.innerHeight)
    if (foot === null) region.style.removeProperty('--floor')
    else region.style.setProperty('--floor', `${foot}px`)
  }
  place()
  // Popups are children of the body; what is in the bar comes later.
  const changes = new MutationObserver(place)
  changes.observe(page.body, { childList: true, subtree: true })
  window.addEventListener('resize', place)
  return () => {
    changes.disconnect()
    window.removeEventListener('resize', place)
  }
}
