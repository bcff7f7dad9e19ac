import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { backClosesPopup, popupsLeftHistory } from '../src/popupEntry.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { enterStore, logIn, payAt, priceIsKnown, storeIsThere } from '../src/shopper.ts'
import type { Shopper } from '../src/shopper.ts'
import { storeTag } from '../src/stores.ts'

/** A thumb that counts. Typing does not count, and Enter is typing. */
function countingThumb() {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  return { tap, taps: () => taps }
}

const productOf = (page: Page, name: RegExp) => page.getByRole('tabpanel').getByRole('radio', { name })

/** Types name and password into the login that is open, and sends them with Enter. */
async function typeLogin({ page, says, username }: Shopper, tap: (target: Locator) => Promise<void>) {
  const login = page.getByRole('dialog', { name: says.login.title })
  await tap(login.getByLabel(says.login.username, { exact: true }))
  await page.keyboard.type(username)
  await page.keyboard.press('Enter')
  await expect(login.getByLabel(says.login.password, { exact: true })).toBeFocused()
  await page.keyboard.type('starfall')
  await page.keyboard.press('Enter')
}

/** "Step 2 of 3" in the popup's own line. */
const stepLine = ({ says }: Shopper, product: string, step: number, count: number) =>
  `${product} · ${says.steps.label.replace('{{step}}', String(step)).replace('{{count}}', String(count))}`

test(
  'a new player is at the payment page 7 taps after the landing, a returning one after 2',
  { tag: '@core' },
  async ({ page }) => {
    const shopper = await enterStore(page, 'watt')
    const { says } = shopper
    const first = countingThumb()
    await first.tap(productOf(page, /680 Crystals/))
    const login = page.getByRole('dialog', { name: says.login.title })
    await expect(login.getByText(stepLine(shopper, '680 Crystals', 1, 3))).toBeVisible()
    await typeLogin(shopper, first.tap)

    const servers = page.getByRole('dialog', { name: says.server.title })
    await expect(servers.getByText(stepLine(shopper, '680 Crystals', 2, 3))).toBeVisible()
    await first.tap(servers.getByRole('radiogroup').last().getByRole('radio').first())
    await first.tap(servers.getByRole('button').last())

    const recharge = page.getByRole('dialog', { name: says.recharge.title })
    await expect(recharge.getByText(stepLine(shopper, '680 Crystals', 3, 3))).toBeVisible()
    await first.tap(recharge.getByRole('radio', { name: /PayPal/ }))
    await priceIsKnown(shopper)
    expect((await ledgerOf(shopper.username)).orders).toBe(0)
    const opened = page.waitForEvent('popup')
    await first.tap(recharge.getByRole('button', { name: says.recharge.buy, exact: true }))
    const provider = await opened
    await provider.waitForURL(/\/provider\/pay\//)
    expect(first.taps()).toBeLessThanOrEqual(7)
    await payAt(provider)
    await provider.close()
    const success = page.getByRole('alertdialog', { name: says.result.successTitle })
    await success.getByRole('button', { name: says.result.done }).click()
    await popupsLeftHistory(page)

    await page.reload()
    await storeIsThere(page)
    const again = countingThumb()
    await again.tap(productOf(page, /680 Crystals/))
    await priceIsKnown(shopper)
    const second = page.waitForEvent('popup')
    await again.tap(recharge.getByRole('button', { name: says.recharge.buy, exact: true }))
    await (await second).waitForURL(/\/provider\/pay\//)
    expect(again.taps()).toBeLessThanOrEqual(2)
  },
)

test('Back goes from the payment to the character, and from there to the products', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await productOf(page, /680 Crystals/).click()
  await typeLogin(shopper, (target) => target.click())
  const servers = page.getByRole('dialog', { name: says.server.title })
  await servers.getByRole('radiogroup').last().getByRole('radio').first().click()
  await servers.getByRole('button').last().click()
  const recharge = page.getByRole('dialog', { name: says.recharge.title })
  await expect(recharge).toBeVisible()
  await backClosesPopup(page)
  await page.goBack()
  await expect(recharge).toBeHidden()
  await expect(servers.getByText(stepLine(shopper, '680 Crystals', 2, 3))).toBeVisible()
  await servers.getByRole('button').last().click()
  await recharge.getByRole('button', { name: says.common.back, exact: true }).click()
  await expect(servers).toBeVisible()
  await backClosesPopup(page)
  await page.goBack()
  await expect(servers).toBeHidden()
  await expect(page).toHaveURL(/\/selectGoods/)
})

test('a player who closes the login and logs in later is led nowhere', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says } = shopper
  await productOf(page, /680 Crystals/).click()
  const login = page.getByRole('dialog', { name: says.login.title })
  await login.getByRole('button', { name: says.common.close }).click()
  await expect(login).toBeHidden()
  await logIn(shopper)
  await expect(page.getByRole('button', { name: says.destination.chooseCharacter })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the product that was tapped is there after a login that left the page', async ({ page }) => {
  const shopper = await enterStore(page, 'watt')
  const { says, username } = shopper
  await productOf(page, /680 Crystals/).click()
  const login = page.getByRole('dialog', { name: says.login.title })
  await login.getByRole('button', { name: says.login.social.with.replace('{{name}}', 'Google') }).click()
  await page.waitForURL(/\/provider\/login\//)
  await page.getByLabel('Account').fill(username)
  await page.getByRole('button', { name: 'Continue' }).click()
  const servers = page.getByRole('dialog', { name: says.server.title })
  await expect(servers.getByText(stepLine(shopper, '680 Crystals', 2, 3))).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key.includes('oauth'))).toEqual([])
})

test(
  'in the steps of the old layout, Next leads through login and character to the recharge',
  { tag: storeTag('ru') },
  async ({ page }) => {
    const shopper = await enterStore(page, 'ru')
    const { says } = shopper
    await page.getByRole('button', { name: says.steps.toProducts }).click()
    await page.getByRole('main').getByRole('radio').first().click()
    await page.getByRole('button', { name: says.steps.next, exact: true }).click()
    await typeLogin(shopper, (target) => target.click())
    const servers = page.getByRole('dialog', { name: says.server.title })
    await servers.getByRole('radiogroup').last().getByRole('radio').first().click()
    await servers.getByRole('button').last().click()
    await expect(page).toHaveURL(/\/recharge/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)
