import { directionOf, htmlLang } from '@topup/domain'
import { listApps, readBrandApp } from '@topup/vite/apps'
import { storeIsThere } from '../src/shopper.ts'
import { storeOrigin, storeTag } from '../src/stores.ts'
import { textsOf } from '../src/textsOf.ts'
import { expect, test } from '../src/traveller.ts'

for (const key of listApps()) {
  const { brand } = await readBrandApp(key)
  for (const language of brand.languages)
    test(`${key} opens in its own words in ${language}`, { tag: storeTag(key) }, async ({ traveller }) => {
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
    })
}
