/** What the browser keeps, for all tabs or for this one until it is closed; reading it throws where storage is blocked: then null. Source: faults B-08. */
export function storageOf(browser: Window, kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return browser[kind]
  } catch {
    return null
  }
}
