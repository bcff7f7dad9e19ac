import type { Browser, Page } from '@playwright/test'
import { keepEventClosed } from './shopper.ts'

/** A page on another device: its own storage, and nothing in it of the first. */
export async function onOtherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await keepEventClosed(context, 'watt')
  return context.newPage()
}

/** The player takes this device up again: what a browser tells its page then. */
export async function takeUp(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}
