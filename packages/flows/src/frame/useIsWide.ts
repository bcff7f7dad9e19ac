import { useEffect, useState } from 'react'

/** From this width on the order is shown beside the products (design.md §9). */
const wide = '(min-width: 960px)'

/** Whether the page is wide enough for a side panel; follows the window. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches)
  useEffect(() => {
    const query = matchMedia(wide)
    const read = () => setWide(query.matches)
    read()
    // Safari before 14 knows only the older pair of methods.
    query.addListener(read)
    return () => query.removeListener(read)
  }, [])
  return isWide
}
