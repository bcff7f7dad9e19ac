import { cleanSearch } from '@topup/domain'

declare global {
  interface Window {
    /** The query string as it arrived, left by the guard in the document's head (tooling/vite). */
    topupEntry?: string
    /** The fragment as it arrived, left by the same guard. */
    topupFragment?: string
  }
}

/**
 * The query string that the page was opened with. Secrets are no longer in the address bar: the guard in the
 * document's head removes them before the first paint, and whatever it left is removed here. Source: decision
 * 35.
 */
export function takeEntrySearch(browser: Window): string {
  const search = browser.topupEntry ?? browser.location.search
  delete browser.topupEntry
  const clean = cleanSearch(search)
  if (clean !== browser.location.search) {
    browser.history.replaceState(
      browser.history.state,
      '',
      browser.location.pathname + clean + browser.location.hash,
    )
  }
  return search
}

/**
 * The fragment that the page was opened with, where login providers put their tokens; it is not put back into
 * the address. Source: decision 35.
 */
export function takeEntryFragment(browser: Window): string {
  const fragment = browser.topupFragment ?? browser.location.hash
  delete browser.topupFragment
  const { pathname, search, hash } = browser.location
  if (hash !== '') browser.history.replaceState(browser.history.state, '', pathname + search)
  return fragment
}
