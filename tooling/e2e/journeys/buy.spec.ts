import { expect, test } from '@playwright/test'
import { ledgerOf } from '../src/sandboxControl.ts'
import { buyInWindow, declineAt, enterStore, payAt, priceIsKnown, readyToPay } from '../src/shopper.ts'
import { coreIf, storeTag } from '../src/stores.ts'

for (const [brand, method] of [
  ['watt', /PayPal/],
  ['dragon', /PayPal/],
  ['ko', /KakaoPay/],
] as const) {
  test(
    `a player of ${brand} logs in, chooses a character, pays on the provider's page and sees the success`,
    {
      tag: [storeTag(brand), ...coreIf(brand !== 'dragon')],
    },
    async ({ page }) => {
      const shopper = await enterStore(page, brand)
      const { says } = shopper
      const recharge = await readyToPay(shopper, /3,280/)
      await expect(recharge.getByText(/\s· S128 /).first()).toBeVisible()
      await recharge.getByRole('radio', { name: method }).click()

      const provider = await buyInWindow(shopper)
      expect(await provider.evaluate(() => window.opener)).toBeNull()
      await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
      await payAt(provider)
      await provider.close()

      const success = page.getByRole('alertdialog', { name: says.result.successTitle })
      await expect(success).toBeVisible()
      await success.getByRole('button', { name: says.result.done }).click()
      await expect(success).toBeHidden()

      const ledger = await ledgerOf(shopper.username)
      expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 1, debits: 1 })
    },
  )
}

test(
  'until the payment page opens, its window says what is paid, for whom and how much',
  { tag: '@core' },
  async ({ page, context }) => {
    const shopper = await enterStore(page, 'watt')
    const { says, username } = shopper
    await readyToPay(shopper, /3,280/, /PayPal/)
    await priceIsKnown(shopper)
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    await context.route(/paypal_pay/, async (route) => {
      await isAnswered
      await route.continue()
    })
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
    const waiting = await opened
    await expect(waiting.getByRole('heading', { name: says.pay.opening })).toBeVisible()
    for (const text of ['Watt', '3,280 Crystals', 'US$42.49', username, says.pay.keepOpen])
      await expect(waiting.getByText(text, { exact: true })).toBeVisible()
    // The brand's mark and the wheel: what the store's policy forbids would be missing.
    await expect(waiting.locator('svg')).toHaveCount(2)
    const background = () => getComputedStyle(document.documentElement).backgroundColor
    expect(await waiting.evaluate(background)).toBe(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    )
    answer()
    await waiting.waitForURL(/\/provider\/pay\//)
    expect(await waiting.evaluate(() => window.opener)).toBeNull()
  },
)

test.describe('in Japanese', () => {
  test.use({ locale: 'ja' })
  test('the amount on the button bar, on the provider’s page and on the receipt is the same, coupon included', async ({
    page,
  }) => {
    const shopper = await enterStore(page, 'watt', 'ja')
    const recharge = await readyToPay(shopper, /3,280/)
    await expect(recharge.getByText('クリスタル15%オフ')).toBeVisible()
    await recharge.getByRole('radio', { name: /Visa/ }).click()
    await expect(recharge.getByText('US$42.49').first()).toBeVisible()
    const provider = await buyInWindow(shopper)
    await payAt(provider, 'US$42.49')
    const success = page.getByRole('alertdialog', { name: shopper.says.result.successTitle })
    await expect(success.getByText('US$42.49', { exact: true })).toBeVisible()
    expect((await ledgerOf(shopper.username)).list[0]?.amountMinor).toBe(4249)
  })
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })
  test('the provider declines, then another method succeeds', async ({ page }) => {
    const shopper = await enterStore(page, 'watt', 'ar')
    const { says } = shopper
    await readyToPay(shopper, /^680 /, /Visa/)
    const declined = await buyInWindow(shopper)
    await declineAt(declined)
    await declined.close()

    const fail = page.getByRole('alertdialog', { name: says.result.failTitle })
    await fail.getByRole('button', { name: says.result.changeMethodShort }).click()
    const again = page.getByRole('dialog', { name: says.recharge.title })
    await again.getByRole('radio', { name: /PayPal/ }).click()
    const approved = await buyInWindow(shopper)
    await payAt(approved)
    await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()

    const ledger = await ledgerOf(shopper.username)
    expect({ orders: ledger.orders, debits: ledger.debits }).toEqual({ orders: 2, debits: 1 })
  })
})
