import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { buyInWindow, chooseCharacter, enterStore, logIn, readyToPay, type Shopper } from '../src/shopper.ts'
import { storeOrigin } from '../src/stores.ts'
import { holdStore } from '../src/holdFiles.ts'

/** Notes whether a dialog stands in the page, each time that this changes. */
async function watchDialogs(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = []
    const look = () => {
      const count = document.querySelectorAll('[role=dialog]').length
      if (count !== seen.at(-1)) seen.push(count)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { dialogsSeen: seen })
  })
  return () => page.evaluate(() => (window as unknown as { dialogsSeen: number[] }).dialogsSeen)
}

/** Opens the products, at an address of the store, without the store's script, and taps the second one, whose name is returned. */
async function tapBeforeStore({ page }: Pick<Shopper, 'page'>, address = page.url()) {
  const dialogs = await watchDialogs(page)
  const release = await holdStore(page)
  await page.goto(address)
  await expect(page.locator('main[aria-busy="false"]')).toHaveCount(1)
  const card = page.locator('[role="tabpanel"] [role="radio"]').nth(1)
  const name = (await card.locator('.product-card__name').textContent()) ?? ''
  await card.click()
  return { card, name, release, dialogs }
}

/** What the header of a sheet says and where it stands, once it has risen. */
async function restingHeader(sheet: Locator) {
  await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0)
  const header = sheet.locator('.sheet__header')
  return [await header.textContent(), await header.boundingBox()]
}

test('a guest’s tap opens the login at once, with its product, and the store goes on in it', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  const { name, release, dialogs } = await tapBeforeStore(shopper)
  const login = page.getByRole('dialog', { name: says.login.title })
  await expect(login).toBeVisible()
  await expect(login).toContainText(name)
  await expect(login.getByRole('heading')).toBeFocused()
  const early = await restingHeader(login)
  release()
  await expect(login.getByLabel(says.login.username)).toBeVisible()
  expect(await restingHeader(login)).toEqual(early)
  await expect(login.getByRole('heading')).toBeFocused()
  expect(await dialogs(), 'it never goes, and there are never two').toEqual([0, 1])
  // The page behind is reachable again, and the store is not left.
  await page.goBack()
  await expect(login).toHaveCount(0)
  await expect(page.locator('[role="tabpanel"] [role="radio"]').nth(1)).toBeFocused()
  await expect(page).toHaveURL(/\/selectGoods$/)
})

test(
  'a player’s tap opens the recharge at once, and its methods follow in the same place',
  { tag: '@core' },
  async ({ page }) => {
    const shopper = await enterStore(page, 'watt')
    await logIn(shopper)
    await chooseCharacter(shopper)
    const { name, release, dialogs } = await tapBeforeStore(shopper)
    const recharge = page.getByRole('dialog', { name: shopper.says.recharge.title })
    await expect(recharge).toBeVisible()
    const summary = recharge.locator('.sheet__body .product-summary')
    await expect(summary).toContainText(name)
    // It rises; from then on it stands still.
    const header = await restingHeader(recharge)
    const [place, words] = [await summary.boundingBox(), await summary.textContent()]
    release()
    await expect(recharge.getByRole('radio').first()).toBeVisible()
    expect([await summary.boundingBox(), await summary.textContent()]).toEqual([place, words])
    expect(await restingHeader(recharge)).toEqual(header)
    expect(await dialogs()).toEqual([0, 1])
    await expect(recharge.getByRole('button', { name: shopper.says.recharge.chooseMethod })).toBeVisible()
  },
)

test('a player without a character reads at once that one has to be chosen', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  await logIn(shopper)
  const { name, release, dialogs } = await tapBeforeStore(shopper)
  const choice = page.getByRole('dialog', { name: shopper.says.server.title })
  await expect(choice).toContainText(name)
  release()
  await expect(choice.getByRole('radio', { name: /Kaelith/ })).toBeVisible()
  expect(await dialogs()).toEqual([0, 1])
})

for (const [way, leave] of [
  ['its button', (page: Page, close: string) => page.getByRole('button', { name: close }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
] as const)
  test(`the sheet is closed by ${way} before the store is there, and stays closed`, async ({ page }) => {
    const shopper = await enterStore(page, 'watt')
    const { card, release } = await tapBeforeStore(shopper)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await leave(page, shopper.says.common.close)
    await expect(dialog).toHaveCount(0)
    await expect(card).toBeFocused()
    release()
    await expect(page.locator('main[aria-busy]')).toHaveCount(0)
    await expect(card).toHaveAttribute('aria-checked', 'true')
    const isMarked = () => page.evaluate(() => (history.state as { popup?: boolean } | null)?.popup === true)
    await expect.poll(isMarked, { message: 'nothing of it is left in the history' }).toBe(false)
    // The store answers taps now.
    await card.click()
    await expect(page.getByRole('dialog', { name: shopper.says.login.title })).toBeVisible()
    await expect(page).toHaveURL(/\/selectGoods$/)
  })

test('the sheet closes when another tab logs out', async ({ page, context }) => {
  const shopper = await enterStore(page, 'watt')
  await logIn(shopper)
  await chooseCharacter(shopper)
  const { release } = await tapBeforeStore(shopper)
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await context.newPage()
  await other.goto(new URL('/robots.txt', page.url()).href)
  await other.evaluate(() => localStorage.removeItem('topup.watt.accounts'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('main').getByText(shopper.says.destination.logInTitle)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('opened at the plain address, Back closes the popup, and the products stay as they are', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { card, release } = await tapBeforeStore(shopper, storeOrigin('watt'))
  release()
  const login = page.getByRole('dialog', { name: shopper.says.login.title })
  await expect(login.getByLabel(shopper.says.login.username)).toBeVisible()
  const drawn = await card.elementHandle()
  await page.goBack()
  await expect(login).toHaveCount(0)
  await expect(page).toHaveURL(/\/selectGoods$/)
  expect(await card.evaluate((now, before) => now === before, drawn), 'not drawn again').toBe(true)
  await expect(card).toBeFocused()
})

test('an order that waits is shown in the sheet’s place, and the page is free afterwards', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  await readyToPay(shopper, /680 Crystals/)
  await page.getByRole('radio', { name: /PayPal/ }).click()
  await buyInWindow(shopper)
  const { card, release } = await tapBeforeStore(shopper)
  await expect(page.getByRole('dialog')).toBeVisible()
  release()
  const waiting = page.getByRole('alertdialog', { name: shopper.says.result.pendingTitle })
  await expect(waiting).toBeVisible()
  const popups = page.locator('.layer')
  // The product may have been opened before the order was found; then it is below.
  while ((await popups.count()) > 0) {
    const before = await popups.count()
    await page.goBack()
    await expect(popups).toHaveCount(before - 1)
  }
  await expect(card).toHaveAttribute('aria-checked', 'true')
  await card.click()
  await expect(page.getByRole('dialog', { name: shopper.says.recharge.title })).toBeVisible()
})

test('a sheet whose popup is lost with the network leaves the page free, which says so and opens the popup later', async ({
  page,
  context,
}) => {
  const shopper = await enterStore(page, 'watt')
  let lose = () => {}
  const isLost = new Promise<void>((resolve) => {
    lose = resolve
  })
  const files = /\/assets\/dialogs-/
  await page.route(files, async (route) => {
    await isLost
    await route.abort('internetdisconnected')
  })
  const { card, release } = await tapBeforeStore(shopper)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  release()
  await expect(page.locator('.header')).toBeAttached()
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  await context.setOffline(true)
  lose()
  const alert = page.getByRole('alert').filter({ hasText: shopper.says.pages.partLost.offlineTitle })
  await expect(alert).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(card).toBeFocused()
  await page.unroute(files)
  await context.setOffline(false)
  await expect(dialog.getByLabel(shopper.says.login.username)).toBeVisible()
})

test('the tap after a sheet was closed opens the next one, however quick it is', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { card, release } = await tapBeforeStore(shopper)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sheet__close')?.click()
    document.querySelectorAll<HTMLElement>('[role="tabpanel"] [role="radio"]')[2]?.click()
  })
  await expect(dialog).toBeVisible()
  release()
  await expect(dialog.getByLabel(shopper.says.login.username)).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(card).toHaveAttribute('aria-checked', 'false')
  await expect(page).toHaveURL(/\/selectGoods$/)
})
