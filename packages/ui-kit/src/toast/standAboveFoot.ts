/** A bar that leaves less of the window than this free is not stood on: there would be no room for a message. */
const mostOfWindow = 0.6

/**
 * The height in pixels of the bar at the foot of what is on top: the footer of the last sheet that was opened, else the bar of
 * the page; null without one. Its place on screen is not asked, because a sheet that opens is still on its way.
 */
function footPx(page: Document, windowPx: number): number | null {
  const heights = [...page.querySelectorAll<HTMLElement>('[data-foot]')].map((foot) => foot.offsetHeight)
  const [top] = heights.reverse().filter((height) => height > 0)
  return top === undefined || top > windowPx * mostOfWindow ? null : top
}

/**
 * Lets a region stand above the bar at the foot of the window, whose price and button it would hide, also when a sheet opens
 * or closes under it, by its property `--floor`. Returns a function that stops it.
 */
export function standAboveFoot(region: HTMLElement): () => void {
  const page = region.ownerDocument
  const place = () => {
    const foot = footPx(page, window.innerHeight)
    if (foot === null) region.style.removeProperty('--floor')
    else region.style.setProperty('--floor', `${foot}px`)
  }
  place()
  // Popups are children of the body; what is in their bars comes later.
  const changes = new MutationObserver(place)
  changes.observe(page.body, { childList: true, subtree: true })
  window.addEventListener('resize', place)
  return () => {
    changes.disconnect()
    window.removeEventListener('resize', place)
  }
}
