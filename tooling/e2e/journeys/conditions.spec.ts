import { expect, test } from '@playwright/test'
import { clockOf, stopClock } from '../src/fastClock.ts'
import { breakCall, ledgerOf, mendCalls } from '../src/sandboxControl.ts'
import { buyInWindow, chooseCharacter, enterStore, logIn, openProduct, payAt } from '../src/shopper.ts'

// A page may still be asking when its test ends.
test.afterEach(({ page }) => (page.isClosed() ? undefined : page.unrouteAll({ behavior: 'ignoreErrors' })))

const limitsCall = 'getLimitProductInfo'

/** How late an answer is that must not come while a journey goes on, however slow the machine is; in milliseconds. */
const never = 600_000

test('limits that cannot be loaded sell nothing limited, and everything else; another try mends it', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await logIn(shopper)
  await breakCall({ player: username, call: limitsCall, fault: 'code', value: -1 })
  await chooseCharacter(shopper)
  const shelf = page.getByRole('tabpanel')
  const soldOut = shelf.getByRole('button', { name: /Trove/ })
  const starter = shelf.getByRole('button', { name: /Starter/ })
  for (const limited of [soldOut, starter]) {
    await expect(limited).toContainText(says.product.limitUnknown)
    await expect(limited).toContainText(says.common.tryAgain)
  }
  await soldOut.click()
  await expect(page.getByText(says.error.limitUnknown)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(shelf.getByRole('radio', { name: /680 Crystals/ })).toBeVisible()

  await mendCalls(username)
  await soldOut.click()
  await expect(shelf.getByRole('group', { name: /Trove/ })).toContainText(says.product.limitReached)
  await soldOut.click()
  await expect(page.getByText(says.error.limitReached)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await ledgerOf(username)).orders).toBe(0)

  const recharge = await openProduct(shopper, /Starter/)
  await recharge.getByRole('radio', { name: /Credit or debit card/ }).click()
  await payAt(await buyInWindow(shopper))
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  expect(await ledgerOf(username)).toMatchObject({ orders: 1, debits: 1 })
})

test('Buy waits for limits that are late, and does not sell when they do not come', async ({ page }) => {
  await page.clock.install()
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await logIn(shopper)
  await breakCall({ player: username, call: limitsCall, fault: 'slow', value: never })
  await chooseCharacter(shopper)
  // The store waits for them by a clock that stands, until the journey lets it run.
  await stopClock(page)
  const recharge = await openProduct(shopper, /Trove/)
  await recharge.getByRole('radio', { name: /Credit or debit card/ }).click()
  await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  await expect(recharge.getByRole('button', { name: says.common.loading })).toBeVisible()
  await clockOf(page, new RegExp(limitsCall)).runUntil(page.getByText(says.error.limitUnknown), 500)
  await expect(recharge.getByRole('button', { name: says.recharge.buy, exact: true })).toBeVisible()
  expect((await ledgerOf(username)).orders).toBe(0)
})

test('one limit of a new kind closes its own product alone', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await logIn(shopper)
  await page.route('**/api/pay/getLimitProductInfo*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { content: { product_id: string; limit_type: string }[] }
    for (const limit of body.content) if (limit.product_id.endsWith('starter')) limit.limit_type = 'season'
    await route.fulfill({ response, json: body })
  })
  await chooseCharacter(shopper)
  const shelf = page.getByRole('tabpanel')
  await expect(shelf.getByRole('button', { name: /Starter/ })).toContainText(says.product.limitUnknown)
  await expect(shelf.getByRole('group', { name: /Trove/ })).toContainText(says.product.limitReached)
  expect((await ledgerOf(username)).orders).toBe(0)
})

for (const [state, fault, value, reason] of [
  ['late', 'slow', never, 'late'],
  ['failing', 'code', -1, 'failed'],
] as const)
  test(`a coupon list that is ${state} is asked about before the full price is paid`, async ({ page }) => {
    await page.clock.install()
    const shopper = await enterStore(page, 'watt')
    const { says, username } = shopper
    await logIn(shopper)
    await chooseCharacter(shopper)
    await breakCall({ player: username, call: 'getCouponList', fault, value })
    await stopClock(page)
    await page
      .getByRole('tabpanel')
      .getByRole('radio', { name: /680 Crystals/ })
      .click()
    const recharge = page.getByRole('dialog', { name: says.recharge.title })
    await recharge.getByRole('radio', { name: /Credit or debit card/ }).click()
    await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
    const question = page.getByRole('alertdialog', { name: says.confirm.noCoupon.title })
    await clockOf(page, /couponList/i).runUntil(question, 500)
    await page.clock.resume()
    await expect(question).toContainText(says.confirm.noCoupon[reason])
    expect((await ledgerOf(username)).orders).toBe(0)
    const pay = question.getByRole('button', { name: /^Pay / })
    const agreedMinor = Number((await pay.innerText()).replace(/\D/g, ''))
    const opened = page.waitForEvent('popup')
    await pay.click()
    const provider = await opened
    await provider.waitForURL(/\/provider\/pay\//)
    expect((await ledgerOf(username)).list).toMatchObject([{ amountMinor: agreedMinor }])
  })
