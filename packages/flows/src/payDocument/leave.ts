/** Back to the store: a window that the store opened closes and shows it; any other goes there. Source: decision 20. */
export function leave(browser: Pick<Window, 'close' | 'closed' | 'location'>): void {
  browser.close()
  if (!browser.closed) browser.location.replace('/')
}
