import { expect, test } from '@playwright/test'
import { hereChromiums, oldChromiumPath } from '../src/oldChromium.ts'
import { openOldPage } from '../src/oldPage.ts'
import { storeOrigin } from '../src/stores.ts'
import { openWebkitPage } from '../src/webkitPage.ts'

const productCount = "document.querySelectorAll('[role=tabpanel] [role=radio]').length"

// `npm test` fetches them before, and says so where it cannot.
for (const engine of hereChromiums()) {
  test(`Chromium ${engine.version} shows the products without a fault`, async () => {
    const page = await openOldPage(oldChromiumPath(engine))
    try {
      await page.open(storeOrigin('watt'))
      await expect.poll(() => page.read(productCount)).toBeGreaterThan(3)
      expect(page.faults).toEqual([])
    } finally {
      await page.close()
    }
  })
}

// Only where `npm test` found a WebKit that it can drive; it says so where it found none.
if (process.env['TEST_WEBKIT'] !== undefined) {
  test('WebKit shows the products, and a tap on one asks to log in', async () => {
    const page = await openWebkitPage()
    try {
      await page.open(storeOrigin('watt'))
      await expect.poll(() => page.read(productCount)).toBeGreaterThan(3)
      await page.read("document.querySelector('[role=tabpanel] [role=radio]').click()")
      await expect.poll(() => page.read("document.querySelectorAll('[role=dialog] input').length")).toBe(2)
    } finally {
      await page.close()
    }
  })
}
