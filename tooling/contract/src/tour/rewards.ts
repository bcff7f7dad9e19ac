import { decodeActivity, decodePaymentLink } from '@topup/api-client'
import {
  getActivityStatus,
  getCardInfo,
  getCumulativeActivityInfo,
  getReplenishmentCountryList,
  getReplenishmentGameList,
  getReplenishmentInfo,
} from '@topup/api-client/contract'
import type { Reward, Tour } from './tour.ts'

/** Asks for the activities that the page config names. */
export async function askForActivities({ ask, book, known, currency }: Tour): Promise<void> {
  const { clientId, recipient, token } = known
  if (clientId === null || token === null) return
  if (known.activities.length === 0)
    for (const { path } of [getCumulativeActivityInfo, getActivityStatus])
      book.skip(path, 'the page config has no activities')
  for (const type of known.activities) {
    const request = {
      client_id: clientId,
      type,
      server_id: recipient?.serverId,
      role_id: recipient?.roleId,
      area_id: recipient?.areaId,
    }
    const activity = await ask(getCumulativeActivityInfo, request, 'noActivity')
    if (activity !== null)
      known.rewards = [...known.rewards, ...waiting(type, decodeActivity(activity, {}, currency))]
    await ask(getActivityStatus, request, 'noActivity')
  }
}

/** The rewards of an activity that have been reached and not been claimed. */
function waiting(type: Reward['type'], decoded: ReturnType<typeof decodeActivity>): readonly Reward[] {
  if (decoded?.kind !== 'cumulative') return []
  const { activityId, milestones, total } = decoded.activity
  return milestones.flatMap(({ rewardId, need, isClaimed }) =>
    isClaimed || need.minorUnits > total.minorUnits ? [] : [{ type, activityId, rewardId }],
  )
}

/** Asks what the account owes, and about a payment link where one was given. */
export async function askForPaymentLinks({ ask, book, known, options }: Tour): Promise<void> {
  const { clientId, whyNoLinks } = known
  if (clientId === null) return
  if (whyNoLinks !== null) {
    for (const { path } of [getReplenishmentGameList, getReplenishmentCountryList, getReplenishmentInfo])
      book.skip(path, whyNoLinks)
    return
  }
  const { platform } = options.place
  const by = options.linkId === null ? { rp_client_id: clientId } : { replenish_id: options.linkId }
  await ask(getReplenishmentGameList, { ...by, platform })
  await ask(getReplenishmentCountryList, by)
  const content = await ask(getReplenishmentInfo, by)
  known.owed = content === null ? null : decodePaymentLink(content)
  const billingNo = known.owed?.billingNo ?? null
  if (billingNo !== null) known.namedOrders = [...known.namedOrders, { billingNo, by: 'a payment link' }]
}

/** Asks what a prepaid card is worth, where one was given. */
export async function askAboutCard({ ask, book, known }: Tour): Promise<void> {
  const { clientId, card, token } = known
  if (clientId === null || token === null) return
  if (card === null) return book.skip(getCardInfo.path, 'no prepaid card was given (--card)')
  await ask(getCardInfo, { client_id: clientId, ...card })
}
