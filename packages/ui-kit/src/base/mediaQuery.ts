/** A browser that perhaps answers. */
type Asked = Pick<Window, 'matchMedia'> | null

/**
 * Whether the browser says that a media query matches. False where it cannot say: old web views and add-ons have no `matchMedia`, or
 * one that throws or returns nothing.
 */
export const matchesMedia = (query: string, browser?: Asked): boolean => ask(query, browser)?.matches === true

/** Calls back when the answer to a media query may have changed. Returns a function that stops it. */
export function followMedia(query: string, onChange: () => void, browser?: Asked): () => void {
  const list = ask(query, browser)
  // Safari before 14 knows only the older pair of methods.
  list?.addListener?.(onChange)
  return () => list?.removeListener?.(onChange)
}

function ask(query: string, browser?: Asked): Partial<MediaQueryList> | null {
  try {
    return (browser ?? window).matchMedia(query)
  } catch {
    return null
  }
}
