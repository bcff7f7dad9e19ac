import { expect, type Page, test } from '@playwright/test'
import { watchShifts } from '../src/layoutShift.ts'
import { breakCall } from '../src/sandboxControl.ts'
import {
  chooseCharacter,
  chooseCharacterAtSteps,
  logIn,
  logInAtSteps,
  newShopper,
  priceIsKnown,
  type Shopper,
  storeIsThere,
} from '../src/shopper.ts'
import { storeOrigin, storeTag } from '../src/stores.ts'

/** The commonest width of an Android phone, where most wraps. */
const smallPhone = { viewport: { width: 360, height: 740 } }

/** What a player waits for after a tap, and the limits, which come after the products. */
const lateCalls = ['/api/pay/getPaywayList', '/api/coupons/couponList', '/api/pay/getLimitProductInfo']

/** Lets methods, coupons and limits come when what the tap itself moved is over. */
async function comeLate(username: string): Promise<void> {
  for (const call of lateCalls) await breakCall({ player: username, call, fault: 'slow', value: 1200 })
}

/** Everything that loads is there, and what comes after it had its time. */
async function allIsThere(page: Page): Promise<void> {
  await storeIsThere(page)
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await page.waitForTimeout(700)
}

/** Opens the pages of a player who is logged in, one after the other. */
async function visitPages(shopper: Shopper, paths: readonly string[]): Promise<void> {
  const { page, brand } = shopper
  const watch = await watchShifts(page)
  for (const path of paths) {
    await page.goto(`${storeOrigin(brand)}${path}`)
    await allIsThere(page)
    await watch.expectStill(path)
  }
}

/** Opens the products of a player with a character, whose limits come when the products are there. */
async function visitWithLateLimits({ page, brand, username }: Shopper): Promise<void> {
  await comeLate(username)
  // All cards are in sight.
  await page.setViewportSize({ ...smallPhone.viewport, height: 1600 })
  const watch = await watchShifts(page)
  const limits = page.waitForResponse(/getLimitProductInfo/)
  await page.goto(storeOrigin(brand))
  await allIsThere(page)
  await limits
  await allIsThere(page)
  await watch.expectStill('limits arrive')
}

/** Opens My of a player, where the page config of the game arrives last. */
async function visitMyWithLateConfig({ page, brand }: Shopper): Promise<void> {
  const config = /api\/config\/recharge/
  await page.route(config, async (route) => {
    await page.waitForTimeout(1200)
    await route.continue()
  })
  const watch = await watchShifts(page)
  await page.goto(`${storeOrigin(brand)}/my`)
  await allIsThere(page)
  await page.unroute(config)
  await watch.expectStill('at My, the page config arrives last')
}

const playersPages = ['/', '/activity', '/userCenter', '/my']

test.describe('on a small phone', () => {
  test.use(smallPhone)

  test('nothing moves by itself: products, recharge, event, VIP and My', async ({ page }) => {
    const watch = await watchShifts(page)
    const shopper = newShopper(page, 'watt')
    await page.goto(storeOrigin('watt'))
    await allIsThere(page)
    await watch.expectStill('a first visit')
    await logIn(shopper)
    await chooseCharacter(shopper)
    await comeLate(shopper.username)
    await page
      .getByRole('tabpanel')
      .getByRole('radio', { name: /680 Crystals/ })
      .click()
    await priceIsKnown(shopper)
    await allIsThere(page)
    await watch.expectStill('methods and coupons arrive')
    await visitPages(shopper, playersPages)
    await visitMyWithLateConfig(shopper)
    await visitWithLateLimits(shopper)
  })

  test('nothing moves by itself when a payment link is opened', async ({ page }) => {
    const watch = await watchShifts(page)
    await page.goto(`${storeOrigin('watt')}/replenishGoods?replenish_id=watt-rp-open-${Date.now()}`)
    await allIsThere(page)
    await watch.expectStill('a payment link')
  })

  test(
    'nothing moves by itself in the steps of the old layout',
    { tag: storeTag('ru') },
    async ({ page }) => {
      const watch = await watchShifts(page)
      const shopper = newShopper(page, 'ru')
      const { says } = shopper
      await page.goto(storeOrigin('ru'))
      await allIsThere(page)
      await watch.expectStill('the games')
      await page.getByRole('button', { name: says.steps.toProducts }).click()
      await logInAtSteps(shopper)
      await chooseCharacterAtSteps(shopper)
      await page.reload()
      await allIsThere(page)
      await watch.expectStill('the products')
      await comeLate(shopper.username)
      await page.getByRole('radio', { name: /3,280/ }).click()
      await page.getByRole('button', { name: says.steps.next, exact: true }).click()
      await priceIsKnown(shopper)
      await allIsThere(page)
      await watch.expectStill('the recharge')
    },
  )
})

test.describe('in Japanese', () => {
  test.use({ ...smallPhone, locale: 'ja' })

  test('nothing moves by itself in a Japanese store', { tag: storeTag('rhinosJp') }, async ({ page }) => {
    const watch = await watchShifts(page)
    const shopper = newShopper(page, 'rhinosJp', 'ja')
    await page.goto(storeOrigin('rhinosJp'))
    await allIsThere(page)
    await watch.expectStill('a first visit')
    await logIn(shopper)
    await visitPages(shopper, playersPages)
    await page.goto(storeOrigin('rhinosJp'))
    await chooseCharacter(shopper, /./)
    await visitWithLateLimits(shopper)
  })
})
