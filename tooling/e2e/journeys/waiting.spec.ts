import { expect, type Page, test } from '@playwright/test'
import { clockOf, stopClock } from '../src/fastClock.ts'
import { breakCall, mendCalls } from '../src/sandboxControl.ts'
import { holdFiles } from '../src/holdFiles.ts'
import { backIsHeeded } from '../src/popupEntry.ts'
import {
  buyInWindow,
  chooseCharacter,
  enterStore,
  logIn,
  newShopper,
  readyToPay,
  storeIsThere,
} from '../src/shopper.ts'
import { sandboxOrigins, storeOrigin } from '../src/stores.ts'

/** Lets one host of the service take every call and answer none; tells of its first call, and which the others get. */
async function hangHost(page: Page, hanging: string) {
  const elsewhere: string[] = []
  const asked = Promise.withResolvers<void>()
  const others = sandboxOrigins().filter((origin) => origin !== hanging)
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (others.includes(origin) && pathname.startsWith('/api/')) elsewhere.push(pathname)
  })
  await page.route(
    (url) => url.origin === hanging && url.pathname.startsWith('/api/'),
    () => asked.resolve(),
  )
  return { elsewhere, isAsked: asked.promise }
}

test('a service that hangs is said after a moment, and one tap asks the next host', async ({ page }) => {
  const { says } = newShopper(page, 'watt')
  const [main = ''] = sandboxOrigins()
  const { elsewhere, isAsked } = await hangHost(page, main)
  await page.clock.install()
  await page.goto(storeOrigin('watt'))
  await isAsked
  // From here on time passes in steps: the first host keeps its ten seconds on every machine.
  await stopClock(page)
  const { runUntil } = clockOf(page, /\/api\//)
  await runUntil(page.getByText(says.common.slow).first(), 200)
  const tryNow = page.getByRole('main').getByRole('button', { name: says.common.tryNow })
  await runUntil(tryNow, 200)
  // The code of goods that were seen last may come meanwhile; here are none, and it draws the same again.
  await expect
    .poll(async () => (await tryNow.locator('..').boundingBox())?.height, {
      message: 'what is said covers two lines and a button, and not the page',
    })
    .toBeLessThan(200)
  expect(elsewhere, 'without a tap the first host keeps its time').toEqual([])
  await page.clock.resume()
  await tryNow.click()
  await expect(page.getByRole('tabpanel').getByRole('radio').first()).toBeVisible()
  await expect(tryNow).toHaveCount(0)
})

test('payment methods that do not come are said to be on their way, over the rows they will fill', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await logIn(shopper)
  await chooseCharacter(shopper)
  await breakCall({ player: username, call: '/api/pay/getPaywayList', fault: 'slow', value: 60_000 })
  await page
    .getByRole('tabpanel')
    .getByRole('radio', { name: /680 Crystals/ })
    .click()
  const popup = page.getByRole('dialog', { name: says.recharge.title })
  await expect(popup.getByText(says.common.slow)).toBeVisible()
  const tryNow = popup.getByRole('button', { name: says.common.tryNow })
  await expect(tryNow).toBeVisible()
  await mendCalls(username)
  await tryNow.click()
  await expect(
    popup.getByRole('radiogroup', { name: says.recharge.payWith }).getByRole('radio').first(),
  ).toBeVisible()
})

test('a player who comes back to a service that hangs sees what was on sale last, and cannot buy it', async ({
  page,
}) => {
  const { says } = newShopper(page, 'watt')
  await page.goto(storeOrigin('watt'))
  await expect(page.getByRole('tabpanel').getByRole('radio', { name: /680 Crystals/ })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('.goods.'))))
    .toBe(true)
  await hangHost(page, sandboxOrigins()[0] ?? '')
  await page.reload()
  await expect(page.getByText(says.product.checking)).toBeVisible()
  await page
    .getByRole('tabpanel')
    .getByRole('radio', { name: /680 Crystals/ })
    .click()
  await expect(page.getByText(says.product.checkFirst)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: says.common.tryNow }).click()
  await expect(page.getByText(says.product.checking)).toHaveCount(0)
  await expect(page.getByRole('tabpanel').getByRole('radio', { name: /680 Crystals/ })).toBeVisible()
})

test("a store whose own script is late says so over the document's skeleton, until it comes", async ({
  page,
}) => {
  const { says } = newShopper(page, 'watt')
  const [main = ''] = sandboxOrigins()
  await hangHost(page, main)
  const late = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!paint-).*\.js$/, async (route) => {
    await late.promise
    await route.fallback()
  })
  await page.goto(storeOrigin('watt'), { waitUntil: 'commit' })
  const busy = page.locator('main[aria-busy=true]')
  await expect(busy.getByText(says.common.slow)).toBeVisible()
  late.resolve()
  await expect(busy).toHaveCount(0)
  await expect(
    page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true }),
  ).toBeVisible()
})

test('a store opens although the file that paints its first screen never comes', async ({ page }) => {
  const { says } = newShopper(page, 'watt')
  await page.route(/\/assets\/paint-.*\.js$/, () => new Promise(() => {}))
  await page.goto(storeOrigin('watt'), { waitUntil: 'commit' })
  await expect(page.getByRole('tabpanel').getByRole('radio', { name: /680 Crystals/ })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: says.destination.logIn, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an order that waits stays on top of a product’s popup that could be drawn only later', async ({
  page,
}) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await readyToPay(shopper, /680 Crystals/)
  await page.getByRole('radio', { name: /PayPal/ }).click()
  await buyInWindow(shopper)
  const releaseOrders = await holdFiles(page, /\/assets\/orders-/)
  const releasePopups = await holdFiles(page, /\/assets\/purchase-/)
  await page.reload()
  // What the document paints opens a sheet, which waits for the product's code.
  await storeIsThere(page)
  await page
    .getByRole('tabpanel')
    .getByRole('radio', { name: /680 Crystals/ })
    .click()
  // Both popups wait for their code now; then the product's has to wait for its checkout too.
  const asked = page.waitForResponse(/billing_no=/)
  releaseOrders()
  await asked
  releasePopups()
  const layers = page.locator('.layer')
  await expect(layers).toHaveCount(2)
  await expect(layers.nth(1).getByRole('heading', { name: says.result.pendingTitle })).toBeFocused()
  const product = page.getByRole('dialog', { name: says.recharge.title })
  await expect(product, 'nobody can reach it').toHaveCount(0)
  await backIsHeeded(page)
  await page.goBack()
  await expect(layers).toHaveCount(1)
  await expect(product).toBeVisible()
})
