import { expect, type Page, test as base } from '@playwright/test'
import { directionOf, htmlLang } from '@topup/domain'
import { listApps, readBrandApp } from '@topup/vite/apps'
import { storeIsThere } from '../src/shopper.ts'
import { coreIf, storeOrigin, storeTag } from '../src/stores.ts'
import { textsOf } from '../src/textsOf.ts'

/** Someone with one browser window who visits stores in many languages, each time as if for the first time. */
interface Traveller {
  /** Opens an address with nothing stored there, in a browser set to the language (`zh-TW`), and returns its page. */
  readonly arrive: (origin: string, language: string) => Promise<Page>
}

/** Playwright sets a language of its own unless the key is there, and a page takes one such setting alone. */
const noLanguage: object = { locale: undefined }

/**
 * Journeys with a `traveller`: one page for all journeys of a worker. A page for each would fetch and compile the same
 * script some ninety times.
 */
const test = base.extend<object, { traveller: Traveller }>({
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

/** Each language once in watt, which speaks all; and each other store in its own, the first of its list. */
const visits = (
  await Promise.all(
    listApps().map(async (key) => {
      const { languages } = (await readBrandApp(key)).brand
      return (key === 'watt' ? languages : languages.slice(0, 1)).map((language) => ({ key, language }))
    }),
  )
).flat()

for (const { key, language } of visits)
  test(
    `${key} opens in its own words in ${language}`,
    { tag: [storeTag(key), ...coreIf(key === 'watt' && (language === 'ar' || language === 'ja'))] },
    async ({ traveller }) => {
      const page = await traveller.arrive(storeOrigin(key), htmlLang(language))
      await storeIsThere(page)
      const root = page.locator('html')
      await expect(root).toHaveAttribute('lang', htmlLang(language))
      await expect(root).toHaveAttribute('dir', directionOf(language))
      const texts = textsOf(language)
      const own = new Set(texts.values())
      const lines = async () =>
        (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
      // Of the old layout the first page comes in a part of its own.
      await expect.poll(async () => (await lines()).filter((line) => own.has(line)).length).toBeGreaterThan(1)
      expect((await lines()).filter((line) => texts.has(line))).toEqual([])
    },
  )
