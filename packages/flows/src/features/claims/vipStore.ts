import {
  decodeVipBasics,
  decodeVipInfo,
  getVipBasicInfo,
  getVipInfo,
  receiveCoupons,
} from '@topup/api-client'
import type { Claims, VipBasics, VipInfo } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { latestOnly, loading } from '../../store/state/loadable.ts'
import type { Loadable } from '../../store/state/loadable.ts'
import { accountOf } from '../../store/state/sessionStore.ts'
import type { SessionStore } from '../../store/state/sessionStore.ts'
import { type RewardDeps, claimOnce, createClaimService } from './claimService.ts'

/** The player's level and all levels. */
export interface VipView {
  readonly info: VipInfo
  readonly basics: VipBasics
}

/** The VIP centre of one player; its claims are first-achievement rewards, by level id. */
export interface VipState {
  readonly vip: Loadable<VipView>
  readonly claims: Claims
  readonly load: () => Promise<void>
  /** Claims a level's first-achievement reward, sent once. */
  claimFirstReward(levelId: number): Promise<void>
}

/** The VIP store of one player. */
export type VipStore = ReturnType<typeof createVipStore>

/** Makes the VIP store. Source: spec §3 "VIP info", §7 "Activities and VIP". */
export function createVipStore({ services, isCurrent, decoding }: RewardDeps) {
  const { api, session, tracking } = services
  const latest = latestOnly()
  const game = () => ({ client_id: session.getState().clientId })

  return createStore<VipState>()((set, get) => {
    const wordsOf = (ids: readonly string[]) => {
      const { vip } = get()
      const levels = vip.kind === 'ready' ? vip.value.basics.levels : []
      return levels.find(({ levelId }) => ids.includes(String(levelId)))?.firstReward?.text ?? ''
    }
    const service = createClaimService(services, { getState: get, setState: set, wordsOf })
    return {
      vip: loading,
      claims: new Map(),
      load: async () => {
        if (!isCurrent()) return
        const isLatest = latest()
        if (get().vip.kind === 'failed') set({ vip: loading })
        const [basics, info] = await Promise.all([
          api.call(getVipBasicInfo, game()),
          api.call(getVipInfo, game()),
        ])
        if (!isLatest() || !isCurrent()) return
        if (!basics.ok || !info.ok) {
          const error = basics.ok ? (info.ok ? null : info.error) : basics.error
          if (error === null) return
          services.reactToLoad(error, get().vip.kind !== 'ready')
          return get().vip.kind === 'ready' ? undefined : set({ vip: { kind: 'failed', error } })
        }
        const value: VipView = {
          info: decodeVipInfo(info.value.content),
          basics: decodeVipBasics(basics.value.content, decoding()),
        }
        set({ vip: { kind: 'ready', value } })
        noteLevel(session, value.info.level)
        const claimed = value.basics.levels.filter(({ firstReward }) => firstReward?.isClaimed === true)
        service.apply({ kind: 'statusRead', claimedIds: claimed.map(({ levelId }) => String(levelId)) })
      },
      claimFirstReward: async (levelId) => {
        if (!isCurrent()) return
        await claimOnce(service, [String(levelId)], async (ids, options) => {
          tracking.track('claimVipCoupon', { rewardId: String(levelId) })
          const answer = await api.call(receiveCoupons, { ...game(), level_id: String(levelId) }, options)
          // The answer names what was given, not the level.
          return answer.ok ? { ok: true, value: answer.value.content.received.length > 0 ? ids : [] } : answer
        })
      },
    }
  })
}

function noteLevel(session: SessionStore, level: number): void {
  const { clientId } = session.getState()
  const suid = accountOf(session.getState())?.suid
  if (suid !== undefined) session.setState({ vip: { clientId, suid, level } })
}
