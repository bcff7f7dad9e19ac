import { expect, type Page, test } from '@playwright/test'
import { clockOf, stopClock } from '../src/fastClock.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { enterStore, payAt, priceIsKnown, readyToPay } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'

/** How late the disk says that a record is on it. */
const diskMs = 10_000

/** From now on the page hears of the end of each write so much later, by its own clock. */
const slowDown = (page: Page) =>
  page.evaluate((lateMs) => {
    IDBTransaction.prototype.addEventListener = function late(
      this: IDBTransaction,
      type: string,
      heard: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) {
      const isLate = type === 'complete' && this.mode === 'readwrite' && typeof heard === 'function'
      const told = isLate ? (event: Event) => setTimeout(() => heard(event), lateMs) : heard
      EventTarget.prototype.addEventListener.call(this, type, told, options)
    }
  }, diskMs)

/** A player who has tapped Buy on such a device, and whose window waits. */
async function tapBuy(page: Page) {
  await page.clock.install()
  const shopper = await enterStore(page, 'watt')
  const recharge = await readyToPay(shopper, /680 Crystals/, /PayPal/)
  await priceIsKnown(shopper)
  await slowDown(page)
  await stopClock(page)
  const opened = page.waitForEvent('popup')
  await recharge.getByRole('button', { name: shopper.says.recharge.buy, exact: true }).click()
  const waiting = await opened
  await expect(waiting.getByText(shopper.says.pay.keepOpen)).toBeVisible()
  return { ...shopper, waiting }
}

test('a disk that takes ten seconds: the player reads that the phone is slow, the order waits, and is paid once', async ({
  page,
}) => {
  const { says, username, waiting } = await tapBuy(page)
  const { runUntil } = clockOf(page)
  await runUntil(waiting.getByText(says.pay.deviceSlow), 500)
  await expect(page.getByText(says.confirm.storageSlow.title)).toHaveCount(0)
  await expect(page.getByText(says.confirm.storageOff.title)).toHaveCount(0)
  expect((await ledgerOf(username)).orders, 'nothing is sent before it is on the disk').toBe(0)

  await runUntil(waiting.getByRole('button', { name: /^Pay/ }), 500)
  await expect(page.getByText(says.confirm.storageSlow.title)).toHaveCount(0)
  await page.clock.resume()
  await payAt(waiting)
  await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
  expect(await ledgerOf(username)).toMatchObject({ orders: 1, debits: 1 })
})

test('a page that begins to be left meanwhile sends nothing', async ({ page }) => {
  const { says, username, waiting } = await tapBuy(page)
  // As the browser does for an address that is slow to answer; Playwright cannot look into a page that waits for one.
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
  while (!waiting.isClosed()) await page.clock.runFor(1000)
  expect((await ledgerOf(username)).orders).toBe(0)

  await page.clock.resume()
  await page.goto(`${storeOrigin('watt')}/my`)
  await expect(page.getByText(says.my.noOrders)).toBeVisible()
})
