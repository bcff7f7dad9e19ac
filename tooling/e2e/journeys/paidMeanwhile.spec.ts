import { expect, test } from '@playwright/test'
import { ledgerOf } from '../src/sandboxControl.ts'
import {
  buyInWindow,
  chooseXsolla,
  enterStore,
  newShopper,
  payAt,
  priceIsKnown,
  readyToPay,
  toRechargeAtSteps,
} from '../src/shopper.ts'
import type { Shopper } from '../src/shopper.ts'
import { storeTag } from '../src/stores.ts'

const parts = ({ page, says }: Shopper) => ({
  pending: page.getByRole('alertdialog', { name: says.result.pendingTitle }),
  success: page.getByRole('alertdialog', { name: says.result.successTitle }),
  recharge: page.getByRole('dialog', { name: says.recharge.title }),
  bar: page.getByRole('region', { name: says.openOrder.label }),
})

async function paidOnce({ username }: Shopper): Promise<void> {
  const { orders, debits } = await ledgerOf(username)
  expect({ orders, debits }).toEqual({ orders: 1, debits: 1 })
}

for (const brand of ['watt', 'dragon'])
  test(
    `whoever asks for another method in ${brand}, and then pays in the window that is still open, gets the receipt`,
    { tag: storeTag(brand) },
    async ({ page }) => {
      const shopper = await enterStore(page, brand)
      const { pending, success, recharge } = parts(shopper)
      await readyToPay(shopper, /3,280/, /PayPal/)
      const provider = await buyInWindow(shopper)
      await pending.getByRole('button', { name: shopper.says.result.changeMethod }).click()
      await expect(recharge).toBeVisible()
      await payAt(provider)
      await expect(success).toBeVisible()
      await expect(recharge).toBeHidden()
      await paidOnce(shopper)
    },
  )

test(
  'in the old layout the bar says that it was paid, and a tap on Buy shows the receipt first',
  { tag: storeTag('ru') },
  async ({ page }) => {
    const shopper = newShopper(page, 'ru')
    const { says } = shopper
    await toRechargeAtSteps(shopper, /3,280/)
    await chooseXsolla(page)
    const provider = await buyInWindow(shopper)
    await page.getByRole('button', { name: says.result.changeMethod }).click()
    await expect(page).toHaveURL(/\/recharge/)
    await payAt(provider)
    await expect(parts(shopper).bar).toContainText(says.my.success)
    await chooseXsolla(page)
    await priceIsKnown(shopper)
    await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
    await expect(page).toHaveURL(/\/result/)
    await expect(page.getByRole('heading', { name: says.result.successTitle })).toBeVisible()
    await paidOnce(shopper)
  },
)

test('a question about an open order becomes its receipt when it is paid meanwhile', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const { pending, success, recharge } = parts(shopper)
  await readyToPay(shopper, /3,280/, /PayPal/)
  const provider = await buyInWindow(shopper)
  await pending.getByRole('button', { name: says.result.changeMethod }).click()
  await recharge.getByRole('radio', { name: /PayPal/ }).click()
  await priceIsKnown(shopper)
  await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: says.confirm.openOrder.title })
  await expect(question).toBeVisible()
  await payAt(provider)
  await expect(success).toBeVisible()
  await expect(question).toBeHidden()
  await paidOnce(shopper)
})

test('what was paid under another popup is said when that is closed, also after a reload', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const { pending, bar } = parts(shopper)
  await readyToPay(shopper, /3,280/, /PayPal/)
  const provider = await buyInWindow(shopper)
  await pending.getByRole('button', { name: says.result.later }).click()
  await expect(bar).toContainText(says.openOrder.count_one.replace('{{count}}', '1'))
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await payAt(provider)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('unseenEnd.')
  await page.reload()
  await expect(bar).toContainText(says.my.success)
  await paidOnce(shopper)
})
