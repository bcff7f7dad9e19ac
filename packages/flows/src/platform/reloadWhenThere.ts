/**
 * Reloads the page only when its host answers, because a loaded page is better than a browser's error page.
 * `canGo` is called last: the player may have begun something while the page waited for the host. Source:
 * faults B-03.
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
