import { type Page, test as base } from '@playwright/test'

/** Someone with one browser window who visits stores in many languages, each time as if for the first time. */
export interface Traveller {
  /** Opens an address with nothing stored there, in a browser set to the language (`zh-TW`), and returns its page. */
  readonly arrive: (origin: string, language: string) => Promise<Page>
}

/** Playwright sets a language of its own unless the key is there, and a page takes one such setting alone. */
const noLanguage: object = { locale: undefined }

/**
 * Journeys with a `traveller`: one page for all journeys of a worker. A page for each would fetch and compile the same
 * script some ninety times.
 */
export const test = base.extend<object, { traveller: Traveller }>({
  traveller: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block', ...noLanguage })
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      const userAgent = await page.evaluate(() => navigator.userAgent)
      await use({
        arrive: async (origin, language) => {
          await page.goto('about:blank')
          await devtools.send('Storage.clearDataForOrigin', {
            origin,
            storageTypes: 'cookies,indexeddb,local_storage',
          })
          await devtools.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language })
          // The browser refuses a new language before the last one is taken back.
          await devtools.send('Emulation.setLocaleOverride', {})
          await devtools.send('Emulation.setLocaleOverride', { locale: language })
          await page.goto(origin)
          return page
        },
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
