import {
  type DecodedActivity,
  decodeActivity,
  getCumulativeActivityInfo,
  receiveActivityGift,
} from '@topup/api-client'
import { type ActivityReward, type Claims, formatNumber } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { Translator } from '../../i18n/translator.ts'
import { type Loadable, latestOnly, loading } from '../../store/state/loadable.ts'
import { type RewardDeps, claimOnce, createClaimService } from './claimService.ts'

/** The two kinds of activity as players know them. */
export type ActivityKind = DecodedActivity['kind']

/** One activity and the claims of this visit. */
export interface ActivityState {
  /** Null when there is none (-3022) or it cannot be read. */
  readonly activity: Loadable<DecodedActivity | null>
  readonly claims: Claims
  /** Loads it again; what is shown stays meanwhile. */
  readonly load: () => Promise<void>
  /** Claims these rewards in one call, sent once. */
  claim(rewardIds: readonly string[]): Promise<void>
}

/** The store of one activity of one player. */
export type ActivityStore = ReturnType<typeof createActivityStore>

/** What an activity store needs: its kind, and the player and character who take part. */
export interface ActivityDeps extends RewardDeps {
  readonly kind: ActivityKind
}

/** Makes the store of one activity. Source: spec §4 "Event rewards", §7 "Activities and VIP", decision 33. */
export function createActivityStore(deps: ActivityDeps) {
  const { services, clientId, isCurrent, decoding } = deps
  const { api, session, selection, tracking } = services
  const claimEvent = deps.kind === 'cumulative' ? 'claimCumulativeReward' : 'claimContinueReward'
  const latest = latestOnly()
  const place = () => {
    const { server, character, area } = selection.getState().selection
    return {
      client_id: clientId,
      type: deps.kind === 'cumulative' ? ('cumulative' as const) : ('continue' as const),
      server_id: server?.value,
      role_id: character?.value,
      area_id: area?.value,
    }
  }

  return createStore<ActivityState>()((set, get) => {
    const wordsOf = (ids: readonly string[]) => {
      const { activity } = get()
      if (activity.kind !== 'ready' || activity.value === null) return ''
      const claimed = rewardsIn(activity.value).filter(({ rewardId }) => ids.includes(rewardId))
      return receivedWords(
        claimed.flatMap(({ rewards }) => rewards),
        services.translator,
      )
    }
    const service = createClaimService(deps, { getState: get, setState: set, wordsOf })
    return {
      activity: loading,
      claims: new Map(),
      load: async () => {
        if (!isCurrent()) return
        const isLatest = latest()
        if (get().activity.kind === 'failed') set({ activity: loading })
        const answer = await api.call(getCumulativeActivityInfo, place())
        if (!isLatest() || !isCurrent()) return
        if (!answer.ok) {
          const { error } = answer
          if (error.kind === 'rejected' && error.reason === 'noActivity') {
            return set({ activity: { kind: 'ready', value: null } })
          }
          services.reactToLoad(error, get().activity.kind !== 'ready')
          // Older data is still good enough to show; an unanswered claim stays unanswered.
          return get().activity.kind === 'ready' ? undefined : set({ activity: { kind: 'failed', error } })
        }
        const currency = services.brand.currencies?.[session.getState().region]
        const value = decodeActivity(answer.value.content, decoding(), currency)
        set({ activity: { kind: 'ready', value } })
        if (value !== null) service.apply({ kind: 'statusRead', claimedIds: claimedIds(value) })
      },
      claim: async (rewardIds) => {
        const { activity } = get()
        if (activity.kind !== 'ready' || activity.value === null || !isCurrent()) return
        const { activityId } = activity.value.activity
        await claimOnce(service, rewardIds, async (ids, options) => {
          const rewardId = ids.join(',')
          const request = { ...place(), activity_id: activityId, reward_id: rewardId }
          tracking.track(claimEvent, { activityId, rewardId })
          const answer = await api.call(receiveActivityGift, request, options)
          return answer.ok ? { ok: true, value: answer.value.content.received.map(String) } : answer
        })
      },
    }
  })
}

function claimedIds(decoded: DecodedActivity): readonly string[] {
  return rewardsIn(decoded)
    .filter(({ isClaimed }) => isClaimed)
    .map(({ rewardId }) => rewardId)
}

function rewardsIn(decoded: DecodedActivity) {
  return decoded.kind === 'cumulative' ? decoded.activity.milestones : decoded.activity.days
}

/**
 * What was received by one claim, in words, each thing once with its sum, as the page of events lists it. Source:
 * decision 80.
 */
export function receivedWords(
  rewards: readonly ActivityReward[],
  { t, language }: Pick<Translator, 't' | 'language'>,
): string {
  const sums = new Map<string, number>()
  for (const { name, amount } of rewards) sums.set(name, (sums.get(name) ?? 0) + amount)
  return [...sums]
    .map(([name, sum]) => t('activity.gift', { name, amount: formatNumber(sum, language()) }))
    .join(' + ')
}
