/**
 * Loads the page anew when its host answers; a page that is here is better than a browser's error page. `canGo` is asked
 * last: while the host was waited for the player may have begun something. Source: faults B-03.
 */
export async function reloadWhenThere(
  browser: Pick<Window, 'location'> & Pick<typeof globalThis, 'fetch'>,
  canGo: () => boolean,
) {
  const { origin } = browser.location
  const isThere = await browser.fetch(origin, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere && canGo()) browser.location.reload()
}
