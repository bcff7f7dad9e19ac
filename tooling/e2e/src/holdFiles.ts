import type { Page } from '@playwright/test'

/** Keeps files of the store back, as a slow network would, until the returned function is called. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Keeps the store's script back. */
export const holdStore = (page: Page) => holdFiles(page, /\/assets\/store-/)
