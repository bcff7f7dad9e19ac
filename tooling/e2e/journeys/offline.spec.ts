import { expect, type Page, test } from '@playwright/test'
import { buyInWindow, newShopper, payAt, readyToPay, type Shopper, storeIsThere } from '../src/shopper.ts'
import { spoken } from '../src/languages.ts'
import { startSwitchedStore, type SwitchedStore } from '../src/switchedStore.ts'

test.use({ serviceWorkers: 'allow' })

let store: SwitchedStore
test.beforeAll(async () => {
  store = await startSwitchedStore()
})
test.afterAll(() => store.close())
test.beforeEach(() => {
  store.send('older')
  store.replaceWorker(null)
  store.become('up')
})

const says = spoken.en

/** A visit whose page registers the worker, as after a player's first sign. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(store.origin + path)
  await storeIsThere(page)
  await page.mouse.move(20, 20)
}

/** Until the worker works, and keeps what this page used. */
const workerWorks = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const used = () => caches.open('topup-used').then((cache) => cache.keys())
    while ((await used()).length === 0) await new Promise((resolve) => setTimeout(resolve, 100))
  })

/** Every address under which anything is kept, in all caches of the origin. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })

async function arriveAndBuy(page: Page): Promise<Shopper> {
  const shopper = newShopper(page, 'watt')
  await visit(page)
  await readyToPay(shopper, /680 Crystals/)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /PayPal/ })
    .click()
  const provider = await buyInWindow(shopper)
  await payAt(provider)
  await provider.close()
  const result = page.getByRole('alertdialog', { name: says.result.successTitle })
  await result.getByRole('button', { name: says.result.done }).click()
  return shopper
}

test('a visit without a network shows the store, says so, and has the orders of this device', async ({
  page,
  context,
}) => {
  await arriveAndBuy(page)
  await workerWorks(page)
  await page.close()
  store.become('down')
  await context.setOffline(true)
  const offline = await context.newPage()
  await offline.goto(`${store.origin}/?oauth_token=SECRET-of-a-link&utm_source=x`)
  await storeIsThere(offline)
  await expect(offline.getByText(says.error.offline).first()).toBeVisible()
  await offline.screenshot({ path: '/tmp/ship-offline.png' })
  await offline.getByRole('button', { name: says.my.orders }).click()
  await expect(offline.getByText(says.my.success, { exact: true })).toBeVisible()
  await offline.screenshot({ path: '/tmp/ship-offline-my.png' })
  const kept = await keptAddresses(offline)
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.join()).not.toContain('SECRET')
})
