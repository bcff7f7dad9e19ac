import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { breakCall } from './sandboxControl.ts'
import { priceIsKnown, readyToPay, type Shopper } from './shopper.ts'

/** The ways of the sandbox's drop-in, by what comes of them. */
export type DropInWay =
  | 'Wallet that pays'
  | 'Wallet that declines'
  | 'Wallet that waits'
  | 'Test bank'
  | 'Bank that leads back'

/** Logs in, chooses the recipient and a method that the service answers with a drop-in. */
export async function readyToPayByDropIn(shopper: Shopper, value?: 'both' | 'googlePay'): Promise<void> {
  const recharge = await readyToPay(shopper, /^680 /)
  await breakCall({ player: shopper.username, call: 'adyenPay', fault: 'dropIn', value })
  await recharge.getByRole('radio', { name: /Visa/ }).click()
}

/** Taps Buy and returns the pay document. */
export async function buyByDropIn(shopper: Shopper): Promise<Page> {
  const { page, says } = shopper
  await priceIsKnown(shopper)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: says.recharge.buy, exact: true }).click()
  const payDocument = await opened
  await payDocument.waitForURL(/\/pay\.html/, { waitUntil: 'commit' })
  return payDocument
}

/** Chooses a way in the provider's form and sends it. */
export async function payByWay(payDocument: Page, way: DropInWay): Promise<void> {
  await payDocument.getByRole('radio', { name: way }).click()
  await payDocument.getByRole('button', { name: new RegExp(`^(?:Continue to|Pay).*`) }).click()
  if (way === 'Test bank') await expect(payDocument).toHaveURL(/\/provider\/pay\//)
  if (way === 'Bank that leads back') await expect(payDocument).toHaveURL(/\/provider\/bank\//)
}

/** Taps what closes the page that it stands on; a tap that does not live to see its own end was a tap. */
export async function tapToClose(button: Locator): Promise<void> {
  const page = button.page()
  const closed = page.waitForEvent('close')
  await button.click().catch((error: unknown) => {
    if (!page.isClosed()) throw error
  })
  await closed
}

/** Every session at Adyen offers only these of its ways, by Adyen's names. */
export const offerOnly = (context: BrowserContext, isOffered: (type: string) => boolean): Promise<unknown> =>
  context.route('**/sessions/*/setup*', async (route) => {
    const response = await route.fetch()
    const { paymentMethods: ways, ...session } = (await response.json()) as {
      readonly paymentMethods: { readonly paymentMethods: readonly { readonly type: string }[] }
    }
    const offered = ways.paymentMethods.filter(({ type }) => isOffered(type))
    const json = { ...session, paymentMethods: { ...ways, paymentMethods: offered } }
    await route.fulfill({ response, json })
  })
