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

/** Waits until the store hears of Back; the code for that comes when the page is idle. */
export async function backIsHeeded(page: Page): Promise<void> {
  // The router listens too.
  await expect.poll(() => backListeners(page), { message: 'Back is heeded' }).toBeGreaterThan(1)
}

/** How many parts of the page hear of a step of the history. */
async function backListeners(page: Page): Promise<number> {
  const driver = await page.context().newCDPSession(page)
  const { result } = await driver.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await driver.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  await driver.detach()
  return listeners.filter(({ type }) => type === 'popstate').length
}
