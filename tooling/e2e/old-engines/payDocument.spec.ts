import { expect, test } from '@playwright/test'
import { hereChromiums, oldChromiumPath } from '../src/oldChromium.ts'
import { openOldPage } from '../src/oldPage.ts'
import { orderByDropIn } from '../src/orderByDropIn.ts'
import { payWithoutDriver } from '../src/payWithoutDriver.ts'
import { storeOrigin } from '../src/stores.ts'
import { openWebkitPage } from '../src/webkitPage.ts'

for (const engine of hereChromiums()) {
  test(`Chromium ${engine.version} shows the card form and pays`, async () => {
    const order = await orderByDropIn()
    const page = await openOldPage(oldChromiumPath(engine))
    try {
      await payWithoutDriver(page, { order, origin: storeOrigin('watt') })
      expect(page.faults).toEqual([])
    } finally {
      await page.close()
    }
  })
}

if (process.env['TEST_WEBKIT'] !== undefined) {
  test('WebKit shows the card form and pays', async () => {
    const order = await orderByDropIn()
    const page = await openWebkitPage()
    const read = (expression: string) => page.run(`return ${expression}`)
    try {
      await payWithoutDriver({ open: page.open, read }, { order, origin: storeOrigin('watt') })
    } finally {
      await page.close()
    }
  })
}
