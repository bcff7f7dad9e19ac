import {
  cardPay,
  getThirdGift,
  receiveActivityGift,
  receiveCoupons,
  trackEvent,
  trackOrder,
} from '@topup/api-client/contract'
import type { Tour } from './tour.ts'

/** Claims a coupon and a reward, and redeems a prepaid card: each uses something up. Only where writing is allowed. */
export async function claim({ ask, book, known, newId, options }: Tour): Promise<void> {
  const { clientId: client_id, character, card } = known
  if (character === null) return
  const coupon = known.coupons.find(({ category }) => category === 'claim')
  if (coupon === undefined) book.skip('the account has no coupon to claim', receiveCoupons)
  else await ask(receiveCoupons, { client_id, coupon_code: coupon.code })
  const [reward] = known.rewards
  if (reward === undefined) book.skip('the account has no reward to claim', receiveActivityGift)
  else await ask(receiveActivityGift, { client_id, ...character, ...reward })
  book.skip('no answer names a partner gift', getThirdGift)
  if (card === null) return book.skip('no prepaid card was given (--card)', cardPay)
  const { area_id: areaId, ...role } = character
  const { platform } = options.place
  await ask(cardPay, { client_id, ...role, areaId, platform, session_id: newId(), ...card })
}

/** Sends one event of each kind to the data host. Only where writing is allowed. */
export async function track({ askIfOffered, book, newId, options }: Tour): Promise<void> {
  const { brand, dataOrigin } = options.target
  if (brand === null || dataOrigin === null)
    return book.skip('no brand names a data host', trackEvent, trackOrder)
  const { appId: app_id, eventId: event_id } = brand.tracking
  const data = JSON.stringify({ did: newId() })
  const without = 'the store waits for none'
  await askIfOffered(trackEvent, { event: 'viewPage', event_id, app_id, base: data, user: '{}' }, without)
  await askIfOffered(trackOrder, { event: '18', app_id, data }, without)
}
