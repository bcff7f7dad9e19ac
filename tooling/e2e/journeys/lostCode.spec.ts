import { expect, type Page, test } from '@playwright/test'
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
import { storeTag } from '../src/stores.ts'

/** Loses every file of the store that is requested from now on, as a deployment does. */
async function loseFiles(page: Page, files: RegExp = /\/assets\//): Promise<{ readonly lost: string[] }> {
  const lost: string[] = []
  await page.route(files, (route) => {
    lost.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 404, body: '' })
  })
  return { lost }
}

test(
  'a paid order is said to be paid although every file was removed after Buy',
  { tag: '@core' },
  async ({ page }) => {
    const shopper = await enterStore(page, 'watt')
    const { says } = shopper
    await readyToPay(shopper, /680 Crystals/, /PayPal/)
    await loseFiles(page)
    const documents: string[] = []
    page.on('framenavigated', (frame) => documents.push(frame.url()))
    const provider = await buyInWindow(shopper)
    await expect(page.getByRole('alertdialog', { name: says.result.pendingTitle })).toBeVisible()
    await payAt(provider)
    await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
    expect((await ledgerOf(shopper.username)).orders).toBe(1)
    expect(documents, 'without a reload').toEqual([])
  },
)

test(
  'in the steps of the old layout a paid order is said to be paid although every file was removed after Buy',
  { tag: storeTag('ru') },
  async ({ page }) => {
    const shopper = newShopper(page, 'ru')
    const { says } = shopper
    await toRechargeAtSteps(shopper, /3,280/)
    await expect(page).toHaveURL(/\/recharge/)
    await chooseXsolla(page)
    await priceIsKnown(shopper)
    await loseFiles(page)
    const provider = await buyInWindow(shopper)
    await expect(page).toHaveURL(/\/result/)
    await payAt(provider)
    await expect(page.getByRole('heading', { name: says.result.successTitle })).toBeVisible()
    expect((await ledgerOf(shopper.username)).orders).toBe(1)
  },
)

test('a page whose file is lost twice opens at the third request, and nothing is said', async ({ page }) => {
  const { says } = await enterStore(page, 'watt')
  let requests = 0
  await page.route(/\/assets\/player-/, (route) => {
    requests += 1
    return requests < 3 ? route.abort('connectionreset') : route.fallback()
  })
  await page.getByRole('link', { name: says.nav.my }).click()
  await expect(page.getByText(says.my.orders).first()).toBeVisible()
  await expect(page.getByText(says.pages.partLost.title)).toHaveCount(0)
  expect(requests).toBe(3)
})

test('without a network a page says so between header and tabs, and opens when the network is back', async ({
  page,
  context,
}) => {
  const { says } = await enterStore(page, 'watt')
  const chosen = page.getByRole('tabpanel').getByRole('radio').first()
  await expect(chosen).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: says.nav.my }).click()
  const alert = page.getByRole('alert').filter({ hasText: says.pages.partLost.offlineTitle })
  await expect(alert).toContainText(says.pages.partLost.offlineText)
  await expect(page.getByRole('banner')).toBeVisible()
  // The tabs lead on, and back.
  await page.getByRole('link', { name: says.nav.topup }).click()
  await expect(chosen).toBeVisible()
  await page.getByRole('link', { name: says.nav.my }).click()
  await expect(alert).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(says.my.orders).first()).toBeVisible()
})

test('a page that a deployment removed reloads the store once, which keeps the address', async ({ page }) => {
  const { says } = await enterStore(page, 'watt')
  const { lost } = await loseFiles(page, /\/assets\/player-/)
  // A step of the router is no load.
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: says.nav.my }).click()
  await reloaded
  const alert = page.getByRole('alert').filter({ hasText: says.pages.partLost.title })
  await expect(alert, 'after the reload it is said in its place').toBeVisible()
  await expect(page).toHaveURL(/\/my$/)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(lost.length).toBeGreaterThan(3)
  await page.unroute(/\/assets\/player-/)
  await alert.getByRole('button', { name: says.common.tryAgain }).click()
  await expect(page.getByText(says.my.orders).first()).toBeVisible()
})
