/** Loads the page anew when its host answers; a page that is here is better than a browser's error page. Source: faults B-03. */
export async function reloadWhenThere(browser: Pick<Window, 'location'> & Pick<typeof globalThis, 'fetch'>) {
  const { origin } = browser.location
  const isThere = await browser.fetch(origin, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) browser.location.reload()
}
