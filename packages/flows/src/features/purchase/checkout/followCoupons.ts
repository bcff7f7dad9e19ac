import type { Journal } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import type { RechargeStore } from './rechargeStore.ts'

/**
 * Loads the coupons of an open recharge again when an order that used one has ended, in this tab or another: what was spent, or is free
 * again, changes the price. Source: decision 32, faults M-09.
 */
export function followCoupons(
  { journal }: Pick<Services, 'journal'>,
  recharge: Pick<RechargeStore, 'getState'>,
): void {
  journal.subscribe(({ journal: now }, { journal: before }) => {
    const state = recharge.getState()
    if (state.couponList === 'known' && endedWithCoupon(now) > endedWithCoupon(before))
      void state.loadCoupons()
  })
}

const endedWithCoupon = (journal: Journal): number =>
  journal.filter(({ kind, snapshot }) => kind === 'final' && snapshot.coupon !== null).length
