import { expect, test } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { buyByDropIn, payByWay, readyToPayByDropIn } from '../src/dropIn.ts'
import { stopClock } from '../src/fastClock.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { chooseCharacter, enterStore, logIn } from '../src/shopper.ts'
import { spoken } from '../src/languages.ts'
import { storeOrigin } from '../src/stores.ts'

// A page may still be asking when its test ends.
test.afterEach(({ page }) => (page.isClosed() ? undefined : page.unrouteAll({ behavior: 'ignoreErrors' })))

const says = spoken.en
const logInButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true })

test('"Log in" without the file of the popups says so, and opens when it comes', async ({ page }) => {
  const files = /\/assets\/dialogs-/
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }))
  await enterStore(page, 'watt')
  const documents: string[] = []
  page.on('load', () => documents.push(page.url()))
  await logInButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: says.pages.partLost.title })
  await expect(alert.or(page.getByRole('alert').filter({ hasText: says.common.slow }))).toBeVisible()
  await expect(alert.getByRole('button', { name: says.common.tryAgain })).toBeVisible()
  // Nothing takes the sentence away by itself.
  await page.waitForTimeout(1_000)
  expect(documents).toEqual([])
  await page.unroute(files)
  await alert.getByRole('button', { name: says.common.tryAgain }).click()
  await expect(async () => {
    if (await logInButton(page).isVisible()) await logInButton(page).click({ timeout: 1_000 })
    await expect(page.getByRole('dialog', { name: says.login.title })).toBeVisible()
  }).toPass()
})

test('"Log in" whose file never answers says so', async ({ page }) => {
  await page.route(/\/assets\/dialogs-/, () => new Promise(() => {}))
  await enterStore(page, 'watt')
  await logInButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: says.common.slow })).toBeVisible()
})

for (const file of ['purchase', 'orders'])
  test(`a product whose file of the ${file} never answers says so`, async ({ page }) => {
    await page.route(new RegExp(`/assets/${file}-`), () => new Promise(() => {}))
    const shopper = await enterStore(page, 'watt')
    await logIn(shopper)
    await chooseCharacter(shopper)
    await page
      .getByRole('tabpanel')
      .getByRole('radio', { name: /680 Crystals/ })
      .click()
    const alert = page.getByRole('alert').filter({ hasText: says.common.slow })
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: says.common.close }).click()
    await expect(alert).toBeHidden()
  })

/** Opens the store where no time passes by itself: after ten seconds the document says of its own accord that it is late. */
async function openWithoutTime(page: Page): Promise<void> {
  await page.clock.install()
  await stopClock(page)
  await page.goto(storeOrigin('watt'), { waitUntil: 'commit' })
}

test('a script that was changed on the way is said to be missing, with a way on', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n/* changed */` })
  })
  await openWithoutTime(page)
  const alert = page.getByRole('alert').filter({ hasText: says.pages.late.title })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('link', { name: says.pages.crashed.reload })).toBeVisible()
})

test('where every script hangs, a tap is answered within three seconds', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => new Promise(() => {}))
  await openWithoutTime(page)
  const notice = page.getByRole('alert').filter({ hasText: says.pages.late.title })
  await page.locator('main').click({ force: true })
  await expect(notice).toBeHidden()
  await page.clock.runFor(3_000)
  await expect(notice).toBeVisible()
})

test('a store that opens shows nothing of this', async ({ page }) => {
  await enterStore(page, 'watt')
  await expect(page.locator('#late')).toHaveCount(0)
})

for (const [how, block, isTappedAgain] of [
  ['blocked', (route: Route) => route.abort('blockedbyclient'), true],
  ['late', () => new Promise<never>(() => {}), false],
] as const)
  test(`a pay document whose scripts are ${how} says so, and once they come its order is paid`, async ({
    page,
    context,
  }) => {
    const shopper = await enterStore(page, 'watt')
    await readyToPayByDropIn(shopper)
    const scripts = /\/assets\/.*\.js$/
    await context.route(scripts, (route) =>
      route.request().frame().url().includes('/pay.html') ? block(route) : route.fallback(),
    )
    const payDocument = await buyByDropIn(shopper)
    const notice = payDocument.getByRole('alert').filter({ hasText: says.pages.late.title })
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('link', { name: 'Watt' })).toHaveAttribute('href', '/')
    // What hung is answered now.
    await context.unroute(scripts)
    if (isTappedAgain) await notice.getByRole('link', { name: says.pages.crashed.reload }).click()
    await payByWay(payDocument, 'Wallet that pays')
    await expect(payDocument.locator('#late')).toHaveCount(0)
    await expect(page.getByRole('alertdialog', { name: says.result.successTitle })).toBeVisible()
    expect((await ledgerOf(shopper.username)).orders).toBe(1)
  })

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without scripts at all the pay document says what it needs', async ({ page }) => {
    await page.goto(`${storeOrigin('watt')}/pay.html#B1`)
    await expect(page.locator('noscript h2')).toHaveText(says.pages.noScript.title)
    await expect(page.locator('noscript h2')).toBeVisible()
    await expect(page.locator('noscript').getByRole('link', { name: 'Watt' })).toBeVisible()
  })

  test('without scripts at all the document says what it needs', async ({ page }) => {
    await page.goto(storeOrigin('watt'))
    // What is in `noscript` is no text to Playwright's other ways.
    await expect(page.locator('noscript h2')).toHaveText(says.pages.noScript.title)
    await expect(page.locator('noscript h2')).toBeVisible()
    await expect(page.locator('noscript p')).toHaveText(says.pages.noScript.text)
  })
})
