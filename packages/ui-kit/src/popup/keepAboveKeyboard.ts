/** Less than this, in pixels, is a browser's bar and no keyboard. */
const leastPx = 80

type Place = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>

/** The distances of a popup's layer from the edges of the page, in pixels; null where nothing covers the page. */
export function roomAbove(
  { height, offsetTop, scale }: Place,
  pagePx: number,
): { top: number; bottom: number } | null {
  const bottom = Math.round(pagePx - offsetTop - height)
  // Somebody who has zoomed in sees a part of the page because they want to.
  const isZoomed = scale > 1.01
  return isZoomed || pagePx - height < leastPx
    ? null
    : { top: Math.round(offsetTop), bottom: Math.max(0, bottom) }
}

/**
 * Keeps a popup in the part of the page that a phone's keyboard leaves free, with its button. Browsers that know
 * `interactive-widget=resizes-content` do it themselves; iOS does not. Returns a function that stops it.
 */
export function keepAboveKeyboard(layer: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const place = () => {
    const room = roomAbove(viewport, window.innerHeight)
    layer.style.top = room === null ? '' : `${room.top}px`
    layer.style.bottom = room === null ? '' : `${room.bottom}px`
  }
  place()
  viewport.addEventListener('resize', place)
  viewport.addEventListener('scroll', place)
  return () => {
    viewport.removeEventListener('resize', place)
    viewport.removeEventListener('scroll', place)
  }
}
