import { expect, test } from '@playwright/test'
import { buyByDropIn, payByWay, readyToPayByDropIn, tapToClose } from '../src/dropIn.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { buyInWindow, enterStore, payAt } from '../src/shopper.ts'

test(
  'a player pays in the drop-in and reads of the success in the store alone',
  { tag: '@core' },
  async ({ page }) => {
    const shopper = await enterStore(page, 'watt')
    const { says } = shopper
    await readyToPayByDropIn(shopper)
    const violations: string[] = []
    page.context().on('weberror', (error) => violations.push(error.error().message))
    page.context().on('console', (message) => {
      if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text())
    })
    const payDocument = await buyByDropIn(shopper)
    await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
    await expect(payDocument.getByText(/Kaelith\s· /)).toBeVisible()
    // The sheet of the document is there too: terms and values stand side by side.
    await expect(payDocument.locator('dl').first()).toHaveCSS('display', 'grid')
    expect(await payDocument.evaluate(() => window.opener)).toBeNull()
    expect(payDocument.url()).not.toMatch(/token|session|data-of/i)

    await payByWay(payDocument, 'Wallet that pays')
    await expect(payDocument.getByRole('heading', { name: says.payForm.overTitle })).toBeVisible()
    await tapToClose(payDocument.getByRole('button', { name: says.payForm.back }))
    await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
    const { orders, debits } = await ledgerOf(shopper.username)
    expect({ orders, debits }).toEqual({ orders: 1, debits: 1 })
    expect(violations).toEqual([])
  },
)

test('the drop-in leads to a bank, whose page cannot reach the store, and the order goes through', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  await readyToPayByDropIn(shopper)
  const payDocument = await buyByDropIn(shopper)
  await payByWay(payDocument, 'Test bank')
  expect(await payDocument.evaluate(() => window.opener)).toBeNull()
  await payAt(payDocument)
  await expect(page.getByRole('alertdialog', { name: shopper.says.result.successTitle })).toBeVisible()
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })
  test('a drop-in that is declined is told by the store, then another method succeeds', async ({ page }) => {
    const shopper = await enterStore(page, 'watt', 'ar')
    const { says } = shopper
    await readyToPayByDropIn(shopper)
    const payDocument = await buyByDropIn(shopper)
    await expect(payDocument.locator('html')).toHaveAttribute('dir', 'rtl')
    await payByWay(payDocument, 'Wallet that declines')
    await expect(payDocument.getByRole('heading', { name: says.payForm.overTitle })).toBeVisible()
    await payDocument.close()

    const fail = page.getByRole('alertdialog', { name: says.result.failTitle })
    await fail.getByRole('button', { name: says.result.changeMethodShort }).click()
    const again = page.getByRole('dialog', { name: says.recharge.title })
    await again.getByRole('radio', { name: /PayPal/ }).click()
    await payAt(await buyInWindow(shopper))
    await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
    const { orders, debits } = await ledgerOf(shopper.username)
    expect({ orders, debits }).toEqual({ orders: 2, debits: 1 })
  })
})

test('a provider’s code that does not load is asked for once more, then the order is paid on the page of the provider', async ({
  page,
  context,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await readyToPayByDropIn(shopper, 'both')
  let asked = 0
  await context.route(/\/assets\/adyenForm-[^/]*\.js$/, (route) => {
    asked += 1
    return route.fulfill({ status: 404, body: '' })
  })
  const payDocument = await buyByDropIn(shopper)
  await expect(payDocument.getByRole('heading', { name: says.payForm.brokenTitle })).toBeVisible()
  expect(asked).toBe(2)
  await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
  await payDocument.getByRole('link', { name: says.payForm.providerPage }).click()
  await payAt(payDocument)
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
})

test('a pay document that is closed halfway can be opened again from the result, for the same order', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await readyToPayByDropIn(shopper)
  const first = await buyByDropIn(shopper)
  await expect(first.getByRole('radio', { name: 'Wallet that pays' })).toBeVisible()
  await first.close()
  const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
  const opened = page.waitForEvent('popup')
  await pending.getByRole('button', { name: says.result.toPay }).click()
  await payByWay(await opened, 'Wallet that pays')
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  const { orders, debits } = await ledgerOf(shopper.username)
  expect({ orders, debits }).toEqual({ orders: 1, debits: 1 })
})

test('the store is reloaded while the drop-in is open: one order, pending until the service says more', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await readyToPayByDropIn(shopper)
  const payDocument = await buyByDropIn(shopper)
  await expect(payDocument.getByRole('radio', { name: 'Wallet that pays' })).toBeVisible()
  await page.reload()
  const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
  await expect(pending.getByRole('button', { name: says.result.toPay })).toBeVisible()
  await payByWay(payDocument, 'Wallet that pays')
  await expect(payDocument.getByRole('heading', { name: says.payForm.overTitle })).toBeVisible()
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  const { orders, debits } = await ledgerOf(shopper.username)
  expect({ orders, debits }).toEqual({ orders: 1, debits: 1 })
})

test('where no window opens, the tab itself becomes the pay document and leads back to the store', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await readyToPayByDropIn(shopper)
  await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
  await pending.getByRole('button', { name: says.result.toPay }).click()
  await expect(page).toHaveURL(/\/pay\.html/)
  await payByWay(page, 'Wallet that pays')
  await page.getByRole('button', { name: says.payForm.back }).click()
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
})

test('a pay document that is opened by itself has nothing to pay and leads to the store', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await page.goto(new URL('/pay.html#B1', page.url()).href)
  await expect(page.getByRole('heading', { name: says.payForm.emptyTitle })).toBeVisible()
  await page.getByRole('button', { name: says.payForm.back }).click()
  await expect(page).toHaveURL(/\/selectGoods/)
})

test('a pay document whose scripts do not come leads to the store, which knows the order', async ({
  page,
  context,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await readyToPayByDropIn(shopper)
  await context.route('**/assets/*.js', (route) =>
    route.request().frame().url().includes('/pay.html') ? route.abort() : route.fallback(),
  )
  const payDocument = await buyByDropIn(shopper)
  await payDocument.getByRole('alert').getByRole('link', { name: 'Watt' }).click()
  await expect(payDocument.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
})
