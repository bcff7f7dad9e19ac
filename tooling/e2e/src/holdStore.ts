import type { Page } from '@playwright/test'

/** Keeps the store's script back, as a slow network would, until the returned function is called. */
export async function holdStore(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/store-/, async (route) => {
    await held
    await route.continue()
  })
  return release
}
