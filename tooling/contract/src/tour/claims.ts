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
  const { clientId, recipient, card, coupons, rewards } = known
  if (clientId === null || recipient === null) return
  const coupon = coupons.find(({ category }) => category === 'claim')
  if (coupon === undefined) book.skip(receiveCoupons.path, 'the account has no coupon to claim')
  else await ask(receiveCoupons, { client_id: clientId, coupon_code: coupon.code })
  const { serverId: server_id, roleId: role_id, areaId } = recipient
  const [reward] = rewards
  if (reward === undefined) book.skip(receiveActivityGift.path, 'the account has no reward to claim')
  else
    await ask(receiveActivityGift, {
      client_id: clientId,
      type: reward.type,
      server_id,
      role_id,
      area_id: areaId,
      activity_id: reward.activityId,
      reward_id: reward.rewardId,
    })
  book.skip(getThirdGift.path, 'no answer names a partner gift')
  if (card === null) return book.skip(cardPay.path, 'no prepaid card was given (--card)')
  const { platform } = options.place
  const session_id = newId()
  await ask(cardPay, { client_id: clientId, server_id, role_id, platform, areaId, session_id, ...card })
}

/** Sends one event of each kind to the data host. Only where writing is allowed. */
export async function track({ askIfOffered, book, newId, options }: Tour): Promise<void> {
  const { brand, dataOrigin } = options.target
  if (brand === null || dataOrigin === null) {
    for (const { path } of [trackEvent, trackOrder]) book.skip(path, 'no brand names a data host')
    return
  }
  const { appId, eventId } = brand.tracking
  const data = JSON.stringify({ did: newId() })
  const without = 'the store waits for none'
  await askIfOffered(
    trackEvent,
    { event: 'viewPage', event_id: eventId, app_id: appId, base: data, user: '{}' },
    without,
  )
  await askIfOffered(trackOrder, { event: '18', app_id: appId, data }, without)
}
