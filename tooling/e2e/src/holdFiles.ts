import type { Page } from '@playwright/test'

/** Keeps files of the store back, as a slow network would, until the returned function is called. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Keeps the store's script back. */
export const holdStore = (page: Page) => holdFiles(page, /\/assets\/store-/)
