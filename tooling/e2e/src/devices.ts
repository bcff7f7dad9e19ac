import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test'
import { keepEventClosed } from './shopper.ts'

/** Journeys over several devices; all of them are switched off at the end, whatever it was. */
export const test = base.extend<{
  /** A page on another device: its own storage, and nothing in it of the first. */
  readonly onOtherDevice: (options?: BrowserContextOptions) => Promise<Page>
}>({
  onOtherDevice: async ({ browser }, give) => {
    const devices: BrowserContext[] = []
    await give(async (options) => {
      const device = await browser.newContext(options)
      devices.push(device)
      await keepEventClosed(device, 'watt')
      return device.newPage()
    })
    await Promise.all(devices.map((device) => device.close()))
  },
})

export { expect } from '@playwright/test'

/** The player takes this device up again: what a browser tells its page then. */
export async function takeUp(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}
