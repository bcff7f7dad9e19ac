import { expect, test } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { stopClock } from '../src/fastClock.ts'
import { enterStore } from '../src/shopper.ts'

const productPoints = /\/api\/pay\/productPoints/

/** Answers the product list only when the returned function is called, with every price raised by one. */
async function holdProducts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(productPoints, async (route) => {
    await held
    await raisePrices(route)
  })
  return release
}

async function raisePrices(route: Route): Promise<void> {
  const answer = await route.fetch()
  const body = await answer.json()
  for (const group of body.content)
    for (const product of group.goods) product.price = String(Number(product.price) + 1)
  await route.fulfill({ response: answer, json: body })
}

/** Visits once and waits until the goods are kept, which happens when the page is idle. */
async function visitOnce(page: Page): Promise<string> {
  await enterStore(page, 'watt')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.goods.'))))
    .toHaveLength(1)
  return (await price(page).textContent()) ?? ''
}

const product = (page: Page) => page.locator('[role="tabpanel"] [role="radio"]').first()
const price = (page: Page) => product(page).locator('.product-bar > bdi')

test('the goods of the last visit stand before the service answers, are marked, and are sold at today’s price', async ({
  page,
}) => {
  const before = await visitOnce(page)
  const release = await holdProducts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(price(page)).toHaveText(before)
  await expect(page.locator('[role="tabpanel"][aria-busy="true"]')).toHaveCount(1)
  const standing = await product(page).boundingBox()
  await product(page).click()

  release()
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  await expect(page.locator('[role="tabpanel"][aria-busy="true"]')).toHaveCount(0)
  const today = (await price(page).textContent()) ?? ''
  expect(today).not.toBe(before)
  await expect(popup).not.toContainText(before)
  // The store may be taking the painted page's place right now.
  await expect.poll(async () => (await product(page).boundingBox())?.y).toBe(standing?.y)
})

test('goods that are late hold the rest of the store back no longer than two seconds, even without the code that says so', async ({
  page,
}) => {
  await page.clock.install()
  const before = await visitOnce(page)
  const release = await holdProducts(page)
  const lateShelf = Promise.withResolvers<void>()
  await page.route(/\/assets\/lateShelf/, () => lateShelf.resolve())
  await page.reload({ waitUntil: 'commit' })
  await expect(price(page)).toHaveText(before)
  // The store asks for that code after the first second. By its own clock it has one more, on every machine.
  await lateShelf.promise
  await stopClock(page)
  await page.clock.runFor(1_000)
  // The store's own page, with its menu: well before the wait is said, and long before the service gives up.
  await expect(page.locator('main:not([aria-busy])')).toHaveCount(1)
  release()
  await expect(price(page)).not.toHaveText(before)
})

test('where goods are late, those of the last visit stand in the store, and cannot be bought', async ({
  page,
}) => {
  const before = await visitOnce(page)
  const release = await holdProducts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('main:not([aria-busy])')).toHaveCount(1)
  await expect(price(page)).toHaveText(before)
  await product(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  release()
  await expect(price(page)).not.toHaveText(before)
  await product(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
