import {
  type CouponList,
  decodeCoupons,
  decodeVipBasics,
  decodeVipInfo,
  getCouponList,
  getVipBasicInfo,
  getVipInfo,
  receiveCoupons,
} from '@topup/api-client'
import {
  type Claims,
  type Coupon,
  type VipBasics,
  type VipInfo,
  couponText,
  lockExpired,
} from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { type Loadable, latestOnly, loading } from '../../store/state/loadable.ts'
import { type SessionStore, accountOf } from '../../store/state/sessionStore.ts'
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
export function createVipStore(deps: RewardDeps) {
  const { services, clientId, isCurrent, decoding } = deps
  const { api, session, tracking } = services
  const latest = latestOnly()
  const game = { client_id: clientId }

  return createStore<VipState>()((set, get) => {
    const wordsOf = (ids: readonly string[]) => {
      const { vip } = get()
      const levels = vip.kind === 'ready' ? vip.value.basics.levels : []
      return levels.find(({ levelId }) => ids.includes(String(levelId)))?.firstReward?.text ?? ''
    }
    const service = createClaimService(deps, { getState: get, setState: set, wordsOf })
    return {
      vip: loading,
      claims: new Map(),
      load: async () => {
        if (!isCurrent()) return
        const isLatest = latest()
        if (get().vip.kind === 'failed') set({ vip: loading })
        const [basics, info] = await Promise.all([
          api.call(getVipBasicInfo, game),
          api.call(getVipInfo, game),
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
        noteLevel(session, { clientId, level: value.info.level })
        const claimed = value.basics.levels.filter(({ firstReward }) => firstReward?.isClaimed === true)
        service.apply({ kind: 'statusRead', claimedIds: claimed.map(({ levelId }) => String(levelId)) })
      },
      claimFirstReward: async (levelId) => {
        if (!isCurrent()) return
        await claimOnce(service, [String(levelId)], async (ids, options) => {
          tracking.track('claimVipCoupon', { rewardId: String(levelId) })
          const answer = await api.call(receiveCoupons, { ...game, level_id: String(levelId) }, options)
          // The answer names what was given, not the level.
          return answer.ok ? { ok: true, value: answer.value.content.received.length > 0 ? ids : [] } : answer
        })
      },
    }
  })
}

function noteLevel(
  session: SessionStore,
  { clientId, level }: { readonly clientId: string; readonly level: number },
): void {
  const suid = accountOf(session.getState())?.suid
  if (suid !== undefined) session.setState({ vip: { clientId, suid, level } })
}

/** The coupons of one player, outside any order, and the claims of this visit by coupon code. */
export interface WalletState {
  /** Coupons to claim, available ones and locked ones. */
  readonly coupons: Loadable<readonly Coupon[]>
  readonly history: Loadable<readonly Coupon[]>
  readonly claims: Claims
  readonly load: () => Promise<void>
  readonly loadHistory: () => Promise<void>
  /** Claims a coupon, sent once. */
  claim(code: string): Promise<void>
}

/** The coupons of one player. */
export type WalletStore = ReturnType<typeof createWalletStore>

/** Makes the wallet. Source: spec §2 "Coupon popup", §7 "Coupons list", decision 27. */
export function createWalletStore(deps: RewardDeps) {
  const { services, clientId, isCurrent } = deps
  const { api, tracking } = services
  const latest = { coupons: latestOnly(), history: latestOnly() }
  const game = { client_id: clientId }

  return createStore<WalletState>()((set, get) => {
    const wordsOf = (ids: readonly string[]) => {
      const { coupons } = get()
      const held = coupons.kind === 'ready' ? coupons.value : []
      const claimed = held.find(({ code }) => ids.includes(code))
      if (claimed === undefined) return ''
      return couponText(claimed.name, services.translator.language(), services.brand.defaultLanguage)
    }
    const service = createClaimService(deps, { getState: get, setState: set, wordsOf })
    const read = async (part: 'coupons' | 'history', category: CouponList) => {
      if (!isCurrent()) return null
      const isLatest = latest[part]()
      if (get()[part].kind === 'failed') set({ [part]: loading })
      const answer = await api.call(getCouponList, { ...game, use_category: category })
      if (!isLatest() || !isCurrent()) return null
      if (!answer.ok) {
        const isEmpty = get()[part].kind !== 'ready'
        services.reactToLoad(answer.error, isEmpty)
        if (isEmpty) set({ [part]: { kind: 'failed', error: answer.error } })
        return null
      }
      const value = lockExpired(decodeCoupons(answer.value.content), services.serviceClock.serviceNow())
      set({ [part]: { kind: 'ready', value } })
      return value
    }
    return {
      coupons: loading,
      history: loading,
      claims: new Map(),
      load: async () => {
        const coupons = await read('coupons', 'avail,lock')
        if (coupons === null) return
        const claimed = coupons.filter(({ category }) => category !== 'claim')
        service.apply({ kind: 'statusRead', claimedIds: claimed.map(({ code }) => code) })
      },
      loadHistory: async () => void (await read('history', 'history')),
      claim: async (code) => {
        if (!isCurrent()) return
        await claimOnce(service, [code], async (ids, options) => {
          tracking.track('claimVipCoupon', { couponCode: code })
          const answer = await api.call(receiveCoupons, { ...game, coupon_code: code }, options)
          if (!answer.ok) return answer
          return {
            ok: true,
            value: ids.filter((id) => answer.value.content.received.map(String).includes(id)),
          }
        })
      },
    }
  })
}
