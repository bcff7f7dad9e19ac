import { expect, test, type Page } from '@playwright/test'
import { takeClock } from '../src/fastClock.ts'
import { breakCall, ledgerOf, requestsOf } from '../src/sandboxControl.ts'
import { buyInWindow, enterStore, logIn, readyToPay, payAt } from '../src/shopper.ts'

// A page may still be asking when its test ends.
test.afterEach(({ page }) => (page.isClosed() ? undefined : page.unrouteAll({ behavior: 'ignoreErrors' })))

const asks = (simple: '0' | '1') => (url: URL) =>
  url.pathname.endsWith('/getOrderInfo') && url.searchParams.get('simple') === simple

/**
 * Leaves without an answer what the poller asks by itself, which is the short question; what a tap asks, in full, comes
 * through. An order is then found, or becomes final, by the tap and by nothing before it. Returns the full questions so far.
 */
async function leaveOrdersToTaps(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (asks('0')(new URL(request.url()))) asked.push(request.method())
  })
  await page.route(asks('1'), (route) => route.abort('connectionrefused'))
  return asked
}

test(
  'a blocked pay window leaves a real link to the payment, and the order goes through',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    const shopper = await enterStore(page, 'watt')
    const { says } = shopper
    const recharge = await readyToPay(shopper, /680 Crystals/, /PayPal/)
    await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()

    const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
    const link = pending.getByRole('link', { name: says.result.toPay })
    await expect(link).toHaveAttribute('rel', /noopener/)
    const opened = context.waitForEvent('page')
    await link.click()
    const provider = await opened
    await payAt(provider)
    await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
    expect((await ledgerOf(shopper.username)).orders).toBe(1)
  },
)

test('a page reloaded while the order is pending offers that order again', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await readyToPay(shopper, /680 Crystals/, /PayPal/)
  const provider = await buyInWindow(shopper)
  const asked = await leaveOrdersToTaps(page)
  await page.reload()
  const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
  await expect(pending.getByRole('link', { name: says.result.toPay })).toBeVisible()
  await payAt(provider)
  expect(asked).toEqual([])
  await pending.getByRole('button', { name: says.result.iHavePaid }).click()
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
})

test(
  'a page closed while the order is pending finds it when it is opened again',
  { tag: '@core' },
  async ({ page, context }) => {
    const shopper = await enterStore(page, 'watt')
    const { says } = shopper
    await readyToPay(shopper, /680 Crystals/, /PayPal/)
    const provider = await buyInWindow(shopper)
    await page.close()
    await payAt(provider)
    await provider.close()

    const later = await context.newPage()
    await enterStore(later, 'watt')
    await expect(later.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
    expect((await ledgerOf(shopper.username)).orders).toBe(1)
  },
)

test(
  'an answer that is lost after the order was made is told as checking, then found: one order',
  { tag: '@core' },
  async ({ page }) => {
    const shopper = await enterStore(page, 'watt')
    const { says } = shopper
    const recharge = await readyToPay(shopper, /680 Crystals/, /PayPal/)
    await breakCall({ player: shopper.username, call: 'starters', fault: 'lostAfter' })
    const asked = await leaveOrdersToTaps(page)
    await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()

    const checking = page.getByRole('alertdialog', { name: says.result.checkingTitle })
    await expect(checking).toBeVisible()
    expect((await ledgerOf(shopper.username)).orders).toBe(1)
    expect(asked).toEqual([])

    await checking.getByRole('button', { name: says.result.checkAgain }).click()
    await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
    expect(asked).toEqual(['GET'])
    expect((await ledgerOf(shopper.username)).orders).toBe(1)
  },
)

test('an answer lost once over a kept connection, which the browser itself sends again, is still one order', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const starters: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('paypal_pay')) starters.push(request.method())
  })
  const recharge = await readyToPay(shopper, /680 Crystals/, /PayPal/)
  await breakCall({ player: shopper.username, call: 'starters', fault: 'lostAfter', times: 1 })
  await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
  expect(starters).toEqual(['GET'])
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
})

test('two quick taps on Buy make one order', { tag: '@core' }, async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const recharge = await readyToPay(shopper, /680 Crystals/, /PayPal/)
  await breakCall({ player: shopper.username, call: 'starters', fault: 'slow', value: 1500 })
  const buy = recharge.getByRole('button', { name: says.recharge.buy, exact: true })
  const opened = page.waitForEvent('popup')
  await buy.dblclick()
  await opened
  await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
  expect((await ledgerOf(shopper.username)).orders).toBe(1)
})

test('the service is unreachable in the middle of the visit, says so, and is back with one tap', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await logIn(shopper)
  const calls = /\/api\//
  await page.route(calls, (route) => route.abort('connectionrefused'))
  const clock = await takeClock(page)
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: says.product.failed })
  await clock.runUntil(alert)
  await page.unroute(calls)
  await alert.getByRole('button', { name: says.common.tryAgain }).click()
  await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
})

test('a pay link that is no web address opens nothing and keeps the order', async ({ page }) => {
  await page.route(/paypal_pay/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { content: { url: string } }
    body.content.url = 'javascript:alert(document.domain)'
    await route.fulfill({ response: answer, json: body })
  })
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const recharge = await readyToPay(shopper, /680 Crystals/, /PayPal/)
  await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  await expect(page.getByText(says.error.linkInvalid)).toBeVisible()
  const pending = page.getByRole('alertdialog', { name: says.result.pendingTitle })
  await expect(pending).toBeVisible()
  await expect(pending.getByRole('link')).toHaveCount(0)
  const ledger = await ledgerOf(shopper.username)
  expect(ledger.orders).toBe(1)
  const requests = await requestsOf(shopper.username)
  expect(Object.entries(requests.counts).filter(([path]) => path.endsWith('paypal_pay'))).toEqual([
    ['/api/pay/paypal_pay', 1],
  ])
})
