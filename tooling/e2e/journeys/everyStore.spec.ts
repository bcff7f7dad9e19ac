import { directionOf, htmlLang } from '@topup/domain'
import { listApps, readBrandApp } from '@topup/vite/apps'
import { storeIsThere } from '../src/shopper.ts'
import { coreIf, storeOrigin, storeTag } from '../src/stores.ts'
import { textsOf } from '../src/textsOf.ts'
import { expect, test } from '../src/traveller.ts'

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
