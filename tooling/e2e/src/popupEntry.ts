import { expect, type Page } from '@playwright/test'

const entry = (page: Page) => page.evaluate(() => JSON.stringify(history.state))

/** Waits until Back closes the open popup: the code for that comes when the page is idle, and adds an entry to the history. */
export async function backClosesPopup(page: Page): Promise<void> {
  await expect.poll(() => entry(page), { message: 'the popup has its entry' }).toContain('popup')
}

/** Waits until closed popups have taken their entry back: a step of the history that crossed it would lead elsewhere. */
export async function popupsLeftHistory(page: Page): Promise<void> {
  await expect.poll(() => entry(page), { message: 'the entry left over is gone' }).not.toContain('popup')
}

/** Does what loads the page again, and waits until Back is heeded there, where the history looks the same before and after. */
export async function withBackHeeded(page: Page, load: () => Promise<unknown>): Promise<void> {
  const code = page.waitForResponse(/\/assets\/later-/)
  await load()
  const url = (await code).url()
  // The store asked for the same module before us, so that its turn came before ours.
  await page.evaluate((module) => import(module), url)
}
