import { decodeCoupons, getCouponList, receiveCoupons } from '@topup/api-client'
import type { CouponList } from '@topup/api-client'
import { couponText, lockExpired } from '@topup/domain'
import type { Claims, Coupon } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { latestOnly, loading } from '../../store/state/loadable.ts'
import type { Loadable } from '../../store/state/loadable.ts'
import { type RewardDeps, claimOnce, createClaimService } from './claimService.ts'

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
export function createWalletStore({ services, isCurrent }: RewardDeps) {
  const { api, session, tracking } = services
  const latest = { coupons: latestOnly(), history: latestOnly() }
  const game = () => ({ client_id: session.getState().clientId })

  return createStore<WalletState>()((set, get) => {
    const wordsOf = (ids: readonly string[]) => {
      const { coupons } = get()
      const held = coupons.kind === 'ready' ? coupons.value : []
      const claimed = held.find(({ code }) => ids.includes(code))
      if (claimed === undefined) return ''
      return couponText(claimed.name, services.translator.language(), services.brand.defaultLanguage)
    }
    const service = createClaimService(services, { getState: get, setState: set, wordsOf })
    const read = async (part: 'coupons' | 'history', category: CouponList) => {
      if (!isCurrent()) return null
      const isLatest = latest[part]()
      if (get()[part].kind === 'failed') set({ [part]: loading })
      const answer = await api.call(getCouponList, { ...game(), use_category: category })
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
          const answer = await api.call(receiveCoupons, { ...game(), coupon_code: code }, options)
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
