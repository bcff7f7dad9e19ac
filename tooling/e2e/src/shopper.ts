import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { accountPassword } from '@topup/sandbox'
import { spoken, type Texts } from './languages.ts'
import { popupsLeftHistory } from './popupEntry.ts'
import { storeOrigin } from './stores.ts'

/** A player with an account of their own, so that journeys never meet each other's orders. */
export interface Shopper {
  readonly page: Page
  readonly brand: string
  readonly username: string
  /** That of every account of the sandbox where nothing is said. */
  readonly password?: string
  readonly says: Texts
}

/** A new player, who reads `language`: that of the browser, where it is not English. */
export function newShopper(page: Page, brand: string, language: keyof typeof spoken = 'en'): Shopper {
  const username = `t_${Math.random().toString(36).slice(2, 10)}`
  void keepEventClosed(page.context(), brand)
  return { page, brand, username, says: spoken[language] }
}

/** The event has opened by itself in this browser before, so that a reload or another tab shows what it showed. */
export const keepEventClosed = (context: BrowserContext, brand: string) =>
  context.addInitScript((key) => {
    try {
      localStorage.setItem(key, JSON.stringify({ v: false, e: null }))
    } catch {
      // Storage is blocked: then the event never opens by itself.
    }
  }, `topup.${brand}.eventOpensItself`)

/** Opens a store as a new player. */
export async function enterStore(...given: Parameters<typeof newShopper>): Promise<Shopper> {
  const shopper = newShopper(...given)
  await shopper.page.goto(storeOrigin(shopper.brand))
  await storeIsThere(shopper.page)
  return shopper
}

/** Until then the page is the document's: its shell, and products that it painted. */
export async function storeIsThere(page: Page): Promise<void> {
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
}

/** What opens the login in either layout. The button that names the game says in some languages "not logged in", which holds the same word. */
export const loginOffer = ({ page, says }: Shopper): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: says.destination.logIn })
    .filter({ hasNotText: says.destination.guest })
    .first()

/** Logs in through the popup that the page offers. */
export async function logIn(shopper: Shopper): Promise<void> {
  const { page, says, username, password = accountPassword } = shopper
  await loginOffer(shopper).click()
  const popup = page.getByRole('dialog', { name: says.login.title })
  await popup.getByLabel(says.login.username, { exact: true }).fill(username)
  await typeSecret(popup.getByLabel(says.login.password, { exact: true }), password)
  await popup.getByRole('button', { name: says.destination.logIn, exact: true }).click()
  await expect(popup).toBeHidden()
  await popupsLeftHistory(page)
}

/** Fills a field as `fill` does, whose text stands in every report. */
const typeSecret = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

/**
 * Chooses the first character on S128 as the recipient, whatever the store's language calls it. The popup is found by
 * its servers, because its title is not the same in each release. `server`: another one, of another game.
 */
export async function chooseCharacter({ page, says }: Shopper, server = /S128/): Promise<void> {
  await page.getByRole('button', { name: says.destination.chooseCharacter }).click()
  const popup = page.getByRole('dialog').filter({ has: page.getByRole('radio', { name: server }) })
  await popup.getByRole('radio', { name: server }).first().click()
  await popup.getByRole('radiogroup').last().getByRole('radio').first().click()
  await popup.getByRole('button').last().click()
  await expect(popup).toBeHidden()
  await popupsLeftHistory(page)
}

/** Chooses the first character on the first server in the steps of the old layout, whatever the store's language calls it. */
export async function chooseCharacterAtSteps({ page, says }: Shopper): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: says.steps.server }).click()
  const characters = page.getByRole('dialog', { name: says.server.title })
  await characters.getByRole('radio', { name: /S128|Winter Reach/ }).click()
  await characters.getByRole('radiogroup').last().getByRole('radio').first().click()
  await characters.getByRole('button').last().click()
  await expect(characters).toBeHidden()
  await popupsLeftHistory(page)
}

/** Enters a store of the old layout and goes through its steps to the recharge of a product. */
export async function toRechargeAtSteps(shopper: Shopper, product: RegExp): Promise<void> {
  const { page, brand, says } = shopper
  await page.goto(storeOrigin(brand))
  await page.getByRole('button', { name: says.steps.toProducts }).click()
  await logIn(shopper)
  await chooseCharacterAtSteps(shopper)
  await page.getByRole('radio', { name: product }).click()
  await page.getByRole('button', { name: says.steps.next, exact: true }).click()
}

/** Waits until methods and coupon are there: a price on its way disables Buy, perhaps under the tap. */
export async function priceIsKnown({ page, says }: Shopper): Promise<void> {
  await expect(
    page.getByRole('radiogroup', { name: says.recharge.payWith }).getByRole('radio').first(),
  ).toBeVisible()
  for (const inFlight of [says.common.loading, says.couponRow.pricing])
    await expect(page.getByText(inFlight, { exact: true })).toHaveCount(0)
}

/** Opens the recharge popup of a product. */
export async function openProduct(shopper: Shopper, product: RegExp) {
  const { page, says } = shopper
  await page.getByRole('tabpanel').getByRole('radio', { name: product }).click()
  const popup = page.getByRole('dialog', { name: says.recharge.title })
  await priceIsKnown(shopper)
  return popup
}

/** Logs in, chooses the recipient, opens a product and chooses a method where one is given: ready to pay. */
export async function readyToPay(shopper: Shopper, product: RegExp, method?: RegExp) {
  await logIn(shopper)
  await chooseCharacter(shopper)
  const recharge = await openProduct(shopper, product)
  if (method !== undefined) await recharge.getByRole('radio', { name: method }).click()
  return recharge
}

/** Taps Buy once the price is known and returns the provider's window. */
export async function buyInWindow(shopper: Shopper): Promise<Page> {
  const { page, says } = shopper
  await priceIsKnown(shopper)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  const provider = await opened
  await provider.waitForURL(/\/provider\/pay\//)
  return provider
}

/**
 * The player turns to the store, the first page that was opened, which asks about its order then. Chromium lets a page
 * behind another draw once a second; that it tells the page of its return, Playwright keeps from it.
 */
async function turnToStore(provider: Page): Promise<void> {
  const [store] = provider.context().pages()
  await store?.bringToFront()
  await store?.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** Approves on the provider's page and waits for its word: a page closed at once would take the payment with it. */
export async function payAt(provider: Page, amount?: string): Promise<void> {
  await provider.getByRole('button', { name: amount === undefined ? /^Pay/ : `Pay ${amount}` }).click()
  await expect(provider.getByRole('heading', { name: 'Payment approved' })).toBeVisible()
  await turnToStore(provider)
}

/** Declines on the provider's page and waits for its word. */
export async function declineAt(provider: Page): Promise<void> {
  await provider.getByRole('button', { name: 'Decline' }).click()
  await expect(provider.getByRole('heading', { name: 'Payment declined' })).toBeVisible()
  await turnToStore(provider)
}

/** Chooses Xsolla, and the first of its banks. */
export async function chooseXsolla(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Xsolla/ }).click()
  const banks = page.getByRole('dialog', { name: /Xsolla/ })
  await banks.getByRole('radio').first().click()
  await banks.getByRole('button').last().click()
  await expect(banks).toBeHidden()
  await popupsLeftHistory(page)
}
