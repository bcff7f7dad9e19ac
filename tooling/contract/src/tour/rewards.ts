import { decodeActivity, decodePaymentLink } from '@topup/api-client'
import {
  getActivityStatus,
  getCardInfo,
  getCumulativeActivityInfo,
  getReplenishmentCountryList,
  getReplenishmentGameList,
  getReplenishmentInfo,
} from '@topup/api-client/contract'
import type { Tour } from './tour.ts'

/** Asks for the activities that the page config names, and keeps the rewards that have been reached and not been claimed. */
export async function askForActivities({ ask, book, known, currency }: Tour): Promise<void> {
  const { clientId: client_id, character } = known
  if (known.activities.length === 0)
    book.skip('the page config has no activities', getCumulativeActivityInfo, getActivityStatus)
  for (const type of known.activities) {
    const request = { client_id, type, ...character }
    const content = await ask(getCumulativeActivityInfo, request, 'noActivity')
    const decoded = content === null ? null : decodeActivity(content, {}, currency)
    if (decoded?.kind === 'cumulative') {
      const { activityId: activity_id, milestones, total } = decoded.activity
      for (const { rewardId: reward_id, need, isClaimed } of milestones)
        if (!isClaimed && need.minorUnits <= total.minorUnits)
          known.rewards.push({ type, activity_id, reward_id })
    }
    await ask(getActivityStatus, request, 'noActivity')
  }
}

/** Asks what the account owes, and about a payment link where one was given. */
export async function askForPaymentLinks({ ask, book, known, options }: Tour): Promise<void> {
  const { clientId, whyNoLinks } = known
  if (whyNoLinks !== null)
    return book.skip(whyNoLinks, getReplenishmentGameList, getReplenishmentCountryList, getReplenishmentInfo)
  const { platform } = options.place
  const by = options.linkId === null ? { rp_client_id: clientId } : { replenish_id: options.linkId }
  await ask(getReplenishmentGameList, { ...by, platform })
  await ask(getReplenishmentCountryList, by)
  const content = await ask(getReplenishmentInfo, by)
  const billingNo = content === null ? null : decodePaymentLink(content)?.billingNo
  if (billingNo != null) known.namedOrders.push({ billingNo, by: 'a payment link' })
}

/** Asks what a prepaid card is worth, where one was given. */
export async function askAboutCard({ ask, book, known }: Tour): Promise<void> {
  if (known.card === null) return book.skip('no prepaid card was given (--card)', getCardInfo)
  await ask(getCardInfo, { client_id: known.clientId, ...known.card })
}
