import type { Trouble, TroubleList } from './trouble.ts'

/** As in the document of the store, whose first script does the same (tooling/vite). */
const mostKept = 9

/**
 * Keeps what breaks in this page until the reporter arrives, for a document whose policy lets no inline script run. Source:
 * decision 92.
 */
export function keepTrouble(browser: Pick<Window, 'addEventListener' | 'topupTrouble'>): void {
  const kept: Trouble[] & TroubleList = []
  browser.topupTrouble = kept
  for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation'] as const)
    browser.addEventListener(name, (event) => {
      // The reporter puts a `push` of its own in this one's place.
      if (kept.length < mostKept) kept.push(event as Trouble)
    })
}
