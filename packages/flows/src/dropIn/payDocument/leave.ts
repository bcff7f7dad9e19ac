/**
 * Back to the store: a window that the store opened for the payment closes and shows it; any other goes there. A tab that
 * was the store itself is never closed, even where a script may do so. Source: decision 20.
 */
export function leave(
  browser: Pick<Window, 'close' | 'closed' | 'location'>,
  { isOwnWindow }: { readonly isOwnWindow: boolean },
): void {
  if (isOwnWindow) browser.close()
  if (!browser.closed) browser.location.replace('/')
}
