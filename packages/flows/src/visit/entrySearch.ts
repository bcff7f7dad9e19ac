import { type LinkAddress, cleanSearch, repairAddress } from '@topup/domain'

declare global {
  interface Window {
    /** The address as it arrived, where it held a secret: left by the guard in the document's head (tooling/vite). */
    topupCame?: LinkAddress
  }
}

/**
 * The query string and the fragment that the page was opened with, as they were meant (`repairAddress`). The guard in the document's
 * head has taken an address with secrets away before the first paint; here the address bar gets what may stay: never a secret, and no
 * fragment, where login providers put their tokens. Source: decision 35, faults W-06.
 */
export function takeEntry(browser: Window): { readonly search: string; readonly fragment: string } {
  const { topupCame, location, history } = browser
  delete browser.topupCame
  const { pathname, search, hash } = repairAddress(topupCame ?? location)
  const address = pathname + cleanSearch(search)
  if (address !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', address)
  return { search, fragment: hash }
}
