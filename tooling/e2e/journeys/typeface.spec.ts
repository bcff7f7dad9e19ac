import { expect, type Page, test } from '@playwright/test'
import { ordinaryTypeface } from '@topup/typefaces'
import { storeIsThere } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

/** The fonts that the letters of an element are drawn with. */
async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

// Elsewhere browsers do not read the file that names the typeface.
if (process.platform === 'linux') {
  test('letters are drawn in the typeface that the tests bring, not in one of the machine', async ({
    page,
  }) => {
    await page.goto(storeOrigin('watt'))
    await storeIsThere(page)
    for (const selector of ['h1', '[role="tabpanel"] [role="radio"] .product-card__name bdi'])
      expect(await fontsOf(page, selector)).toEqual([ordinaryTypeface.family])
  })
}
