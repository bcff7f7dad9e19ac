import { expect, type Page, test } from '@playwright/test'
import { ledgerOf } from '../src/sandboxControl.ts'
import { buyInWindow, enterStore, payAt, readyToPay } from '../src/shopper.ts'

// A page may still be asking when its test ends.
test.afterEach(({ page }) => (page.isClosed() ? undefined : page.unrouteAll({ behavior: 'ignoreErrors' })))

/** The publisher sells in these currencies; the sandbox goes on charging its own. */
const sold = [
  { currency: 'KWD', price: 1.525, written: 'KWD 1.525' },
  { currency: 'BHD', price: 0.5, written: 'BHD 0.500' },
  { currency: 'CLP', price: 4500, written: 'CLP 4,500' },
  { currency: 'ISK', price: '150', written: 'ISK 150' },
] as const

async function sellInThem(page: Page): Promise<void> {
  await page.route(/productPoints/, async (route) => {
    const answer = await route.fetch()
    const said = await answer.json()
    for (const { goods } of said.content)
      for (const [index, good] of goods.entries()) Object.assign(good, sold[index % sold.length])
    await route.fulfill({ response: answer, json: said })
  })
  await page.route(/couponPrice/, async (route) => {
    const answer = await route.fetch()
    const said = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...said, content: { ...said.content, discountPrice: '1.297' } },
    })
  })
}

test('money has the decimals of its currency, and what is sold in dinars is bought', async ({ page }) => {
  await sellInThem(page)
  const shopper = await enterStore(page, 'watt')
  const shelf = page.getByRole('tabpanel').getByRole('radio')
  for (const { written } of sold) await expect(shelf.filter({ hasText: written }).first()).toBeVisible()

  const recharge = await readyToPay(shopper, /Moonlight Pass.*KWD 1\.525/, /PayPal/)
  await expect(recharge.getByText('KWD 1.297').first()).toBeVisible()
  await payAt(await buyInWindow(shopper))
  const receipt = page.getByRole('alertdialog', { name: shopper.says.result.successTitle })
  await expect(receipt).toContainText('KWD 1.297')
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
})
