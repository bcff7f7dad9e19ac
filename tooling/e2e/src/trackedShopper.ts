import { expect } from '@playwright/test'
import { buyInWindow, newShopper, payAt, readyToPay } from './shopper.ts'
import type { Shopper } from './shopper.ts'
import { storeOrigin } from './stores.ts'

/** An id of a device that no other journey uses. */
export const newDevice = () => `d-${Math.random().toString(36).slice(2, 12)}`

/** Opens the store, once, on a device of its own, by which the data host's record is asked for. */
export async function enterOn(page: Shopper['page'], device: string): Promise<Shopper> {
  const shopper = newShopper(page, 'watt')
  await page.goto(`${storeOrigin('watt')}/?idfv=${device}&oauth_token=CANARY-in-the-link`)
  return shopper
}

/** From the open store to the success of an order by PayPal. */
export async function payByPayPal(shopper: Shopper): Promise<void> {
  const { page, says } = shopper
  await readyToPay(shopper, /680 Crystals/, /PayPal/)
  const provider = await buyInWindow(shopper)
  await payAt(provider)
  await provider.close()
  const success = page.getByRole('alertdialog', { name: says.result.successTitle })
  await expect(success).toBeVisible()
}
