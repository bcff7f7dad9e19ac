/**
 * Goes back to the store: a window that the store opened for the payment closes, any other tab navigates to the
 * store, at its own address where that is another origin. A tab that was the store itself is never closed, even if a script may do so. Source: decision 20.
 */
export function leave(
  browser: Pick<Window, 'close' | 'closed' | 'location'>,
  { isOwnWindow, store = '/' }: { readonly isOwnWindow: boolean; readonly store?: string },
): void {
  if (isOwnWindow) browser.close()
  if (!browser.closed) browser.location.replace(store)
}
