import { newShopper, type Shopper } from './shopper.ts'
import { storeOrigin } from './stores.ts'

/** An id of a device that no other journey uses. */
export const newDevice = () => `d-${Math.random().toString(36).slice(2, 12)}`

/** Opens the store, once, on a device of its own, by which the data host's record is asked for. */
export async function enterOn(page: Shopper['page'], device: string): Promise<Shopper> {
  const shopper = newShopper(page, 'watt')
  await page.goto(`${storeOrigin('watt')}/?idfv=${device}&oauth_token=CANARY-in-the-link`)
  return shopper
}
