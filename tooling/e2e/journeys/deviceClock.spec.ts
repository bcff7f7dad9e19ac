import { expect, test } from '@playwright/test'
import { buyByDropIn, payByWay, readyToPayByDropIn } from '../src/dropIn.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import {
  buyInWindow,
  chooseCharacter,
  enterStore,
  logIn,
  openProduct,
  readyToPay,
  storeIsThere,
} from '../src/shopper.ts'

// A page may still be asking when its test ends.
test.afterEach(({ page }) => (page.isClosed() ? undefined : page.unrouteAll({ behavior: 'ignoreErrors' })))

const dayMs = 86_400_000

for (const days of [60, -60])
  test(`a device clock that is set ${days} days off costs no coupon and no login`, async ({ page }) => {
    const shopper = await enterStore(page, 'watt')
    const { username } = shopper
    await logIn(shopper)
    await chooseCharacter(shopper)
    await page.clock.setSystemTime(Date.now() + days * dayMs)
    const recharge = await openProduct(shopper, /3,280 Crystals/)
    await recharge.getByRole('radio', { name: /PayPal/ }).click()
    await expect(recharge).toContainText(/42\.49/)
    await buyInWindow(shopper)
    expect((await ledgerOf(username)).list).toMatchObject([{ amountMinor: 4249 }])

    await page.reload()
    await storeIsThere(page)
    await expect(page.locator('main')).toContainText(username)
  })

test('a device clock that is set 60 days off takes no order from a pay document that is reloaded', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  await readyToPayByDropIn(shopper)
  const payDocument = await buyByDropIn(shopper)
  await expect(payDocument.getByRole('radio', { name: 'Wallet that pays' })).toBeVisible()
  await page.clock.setSystemTime(Date.now() + 60 * dayMs)
  await payDocument.reload()
  await payByWay(payDocument, 'Wallet that pays')
  await expect(page.getByRole('alertdialog', { name: shopper.says.result.successTitle })).toBeVisible()
  const { orders, debits } = await ledgerOf(shopper.username)
  expect({ orders, debits }).toEqual({ orders: 1, debits: 1 })
})

test('where the service does not say its time, the list of coupons is believed and the login stays', async ({
  page,
}) => {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const shopper = await enterStore(page, 'watt')
  await logIn(shopper)
  await chooseCharacter(shopper)
  await page.clock.setSystemTime(Date.now() + 60 * dayMs)
  await page.reload()
  await storeIsThere(page)
  const recharge = await openProduct(shopper, /3,280 Crystals/)
  await recharge.getByRole('radio', { name: /PayPal/ }).click()
  await buyInWindow(shopper)
  expect((await ledgerOf(shopper.username)).list).toMatchObject([{ amountMinor: 4249 }])
})

test('a method that takes no coupon is not paid at the full price without a question', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  const recharge = await readyToPay(shopper, /3,280 Crystals/)
  await recharge
    .getByRole('radio', { name: /Store gift card|Razer Gold/ })
    .first()
    .click()
  await expect(recharge).toContainText(says.couponRow.unsupportedMethod)
  await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: says.confirm.noCoupon.title })
  await expect(question).toContainText(says.confirm.noCoupon.method)
  expect((await ledgerOf(username)).orders).toBe(0)
  await question.getByRole('button', { name: says.recharge.chooseMethod }).click()
  await expect(question).toBeHidden()
  await recharge.getByRole('radio', { name: /PayPal/ }).click()
  await expect(recharge).toContainText(/42\.49/)
  await buyInWindow(shopper)
  expect((await ledgerOf(username)).list).toMatchObject([{ amountMinor: 4249 }])
})
