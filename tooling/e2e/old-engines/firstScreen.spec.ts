import { expect, test } from '@playwright/test'
import { oldChromiumPath, oldChromiums } from '../src/oldChromium.ts'
import { openOldPage } from '../src/oldPage.ts'
import { storeOrigin } from '../src/stores.ts'
import { hasWebkit, openWebkitPage } from '../src/webkitPage.ts'

const goodsCount = "document.querySelectorAll('[role=tabpanel] [role=radio]').length"

for (const engine of oldChromiums) {
  test(`Chromium ${engine.version} shows the goods without a fault`, async () => {
    const page = await openOldPage(oldChromiumPath(engine))
    try {
      await page.open(storeOrigin('watt'))
      await expect.poll(() => page.read(goodsCount)).toBeGreaterThan(3)
      expect(page.faults).toEqual([])
    } finally {
      await page.close()
    }
  })
}

// Only where Debian's WPE packages are installed; `npm test` installs them as root and says so where it cannot.
if (hasWebkit) {
  test('WebKit shows the goods, and a tap on one asks to log in', async () => {
    const page = await openWebkitPage()
    try {
      await page.open(storeOrigin('watt'))
      await expect.poll(() => page.run(`return ${goodsCount}`)).toBeGreaterThan(3)
      await page.run("document.querySelector('[role=tabpanel] [role=radio]').click()")
      await expect
        .poll(() => page.run("return document.querySelectorAll('[role=dialog] input').length"))
        .toBe(2)
    } finally {
      await page.close()
    }
  })
}
