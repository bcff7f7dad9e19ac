import { expect, test } from '@playwright/test'
import en from '@topup/locales/en.json' with { type: 'json' }
import { takeClock } from '../src/fastClock.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { enterStore, readyToPay } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

test(
  'an origin that is not in the host table gets the parameter error page and makes no call',
  { tag: '@core' },
  async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (/\/(api|util|service)\//.test(request.url())) calls.push(request.url())
    })
    await page.goto(storeOrigin('watt').replace('127.0.0.1', 'unknown.localhost'))
    await expect(page.getByRole('heading', { name: en.pages.parameterError.title })).toBeVisible()
    expect(calls).toEqual([])
  },
)

for (const [what, search] of [
  ['markup', '?client_id=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
  ['broken escapes', '?client_id=%E0%A4%A&role_id=%'],
] as const) {
  test(`a client id with ${what} is only a hint: the store opens`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(storeOrigin('watt') + '/selectGoods' + search)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(faults).toEqual([])
  })
}

test('storage that throws at every turn lets the player buy, who is told before that no order is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  const recharge = await readyToPay(shopper, /680 Crystals/, /PayPal/)
  await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: says.confirm.storageOff.title })
  await expect(question).toBeVisible()
  expect((await ledgerOf(username)).orders).toBe(0)
  const opened = page.waitForEvent('popup')
  await question.getByRole('button', { name: says.common.continue }).click()
  await (await opened).waitForURL(/\/provider\/pay\//)
  expect((await ledgerOf(username)).orders).toBe(1)
})

test('a full storage is not said to be blocked, and an order that the disk keeps is bought', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  const recharge = await readyToPay(shopper, /680 Crystals/, /PayPal/)
  await page.evaluate(() => {
    let fillers = 0
    for (let size = 1_000_000; size > 0;)
      try {
        localStorage.setItem(`${(fillers += 1)}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
  })
  await recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: says.confirm.storageFull.title })
  await expect(question).toContainText(says.confirm.storageFull.text)
  const opened = page.waitForEvent('popup')
  await question.getByRole('button', { name: says.common.continue }).click()
  await (await opened).waitForURL(/\/provider\/pay\//)
  expect((await ledgerOf(username)).orders).toBe(1)
})

for (const [what, body] of [
  [
    'an answer cut off in a text of quotes',
    `{"code":1,"msg":"","content":[{"name":"${'\\"'.repeat(900_000)}`,
  ],
  ['no JSON', '<html>captive portal</html>'],
  ['content of the wrong type', '{"code":1,"msg":"","content":{"goods":7}}'],
] as const) {
  test(`products that come as ${what} leave a page that says so and offers to try again`, async ({
    page,
  }) => {
    await page.route(/productPoints/, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body,
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    const clock = await takeClock(page)
    await page.goto(storeOrigin('watt'))
    const again = page.getByRole('button', { name: en.common.tryAgain })
    await clock.runUntil(again)
    await page.unroute(/productPoints/)
    await again.click()
    await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
  })
}

test(
  'secrets of the link leave the address bar before the first paint',
  { tag: '@core' },
  async ({ page }) => {
    const seen: string[] = []
    await page.exposeFunction('seen', (address: string) => seen.push(address))
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.name === 'first-paint')
            (window as unknown as { seen(a: string): void }).seen(location.href)
        }
      }).observe({ type: 'paint', buffered: true })
    })
    await page.goto(
      storeOrigin('watt') + '/selectGoods?visit=sdk&oauth_token=canary-token&client_id=watt-starfall-web',
    )
    await expect(page.getByRole('main')).toBeVisible()
    expect(page.url()).not.toContain('canary-token')
    await expect.poll(() => seen.length).toBeGreaterThan(0)
    expect(seen.join()).not.toContain('canary-token')
  },
)
