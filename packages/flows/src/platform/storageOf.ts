/**
 * The browser's storage for all tabs, or for this one until it is closed; null where storage is blocked,
 * because reading the property throws there. Source: faults B-08.
 */
export function storageOf(browser: Window, kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return browser[kind]
  } catch {
    return null
  }
}
