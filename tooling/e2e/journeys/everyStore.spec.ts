import { expect, test } from '@playwright/test'
import { directionOf, htmlLang } from '@topup/domain'
import { listApps, readBrandApp } from '@topup/vite/apps'
import { storeIsThere } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'
import { textsOf } from '../src/textsOf.ts'

for (const key of listApps()) {
  const { brand } = await readBrandApp(key)
  for (const language of brand.languages)
    test.describe(`${key} in ${language}`, () => {
      test.use({ locale: htmlLang(language) })

      test('opens in its own words', async ({ page }) => {
        await page.goto(storeOrigin(key))
        await storeIsThere(page)
        const root = page.locator('html')
        await expect(root).toHaveAttribute('lang', htmlLang(language))
        await expect(root).toHaveAttribute('dir', directionOf(language))
        const texts = textsOf(language)
        const own = new Set(texts.values())
        const lines = async () =>
          (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
        // Of the old layout the first page comes in a part of its own.
        await expect
          .poll(async () => (await lines()).filter((line) => own.has(line)).length)
          .toBeGreaterThan(1)
        expect((await lines()).filter((line) => texts.has(line))).toEqual([])
      })
    })
}
