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

/** Phones and tablets whose browsers name a computer, or a system that few know; `platform` is what the service is told. */
export const tabletsLikeComputers = [
  {
    device: 'an iPad in desktop mode',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    platform: 'ios',
  },
  {
    device: 'an Android tablet in desktop mode',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    platform: 'android',
  },
  {
    device: 'a HarmonyOS phone',
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    platform: 'android',
  },
  {
    device: 'a HarmonyOS tablet',
    userAgent:
      'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
    platform: 'android',
  },
] as const
