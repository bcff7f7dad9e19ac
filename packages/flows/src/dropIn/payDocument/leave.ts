/**
 * Goes back to the store: a window that the store opened for the payment closes, any other tab navigates to the
 * store. A tab that was the store itself is never closed, even if a script may do so. Source: decision 20.
 */
export function leave(
  browser: Pick<Window, 'close' | 'closed' | 'location'>,
  { isOwnWindow }: { readonly isOwnWindow: boolean },
): void {
  if (isOwnWindow) browser.close()
  if (!browser.closed) browser.location.replace('/')
}
