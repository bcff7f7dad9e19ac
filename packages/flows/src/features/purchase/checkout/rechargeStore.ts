import { noCoupons, noPaymentSelection } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { loading } from '../../../store/state/loadable.ts'
import { createRechargeCoupons } from './rechargeCoupons.ts'
import { createRechargeMethods } from './rechargeMethods.ts'
import type { RechargeDeps, RechargeState } from './rechargeState.ts'

/** The recharge of one store. */
export type RechargeStore = ReturnType<typeof createRechargeStore>

/** Makes the recharge: one product, how it is paid, with which coupon. Source: spec §4 "Recharge flow". */
export function createRechargeStore(deps: RechargeDeps) {
  return createStore<RechargeState>()((setState, getState) => {
    const methods = createRechargeMethods(deps, { getState, setState })
    const coupons = createRechargeCoupons(deps, { getState, setState })
    return {
      product: null,
      place: null,
      methods: loading,
      payment: noPaymentSelection,
      coupons: noCoupons,
      couponList: 'unknown',
      couponError: null,
      placing: { kind: 'no' },
      isAwaiting: false,
      open: async (product, { withCoupons }) => {
        const { rejectedCodes, lastRequestId } = getState().coupons
        const { clientId, region } = deps.session.getState()
        methods.forget()
        coupons.forget()
        setState({
          product,
          place: { clientId, region },
          methods: loading,
          payment: noPaymentSelection,
          coupons: { ...noCoupons, rejectedCodes, lastRequestId },
          couponList: 'unknown',
          couponError: null,
          isAwaiting: false,
        })
        deps.selection.getState().change((held) => ({ ...held, productId: product.productId }))
        await Promise.all([methods.load(), withCoupons ? coupons.load() : undefined])
      },
      loadMethods: methods.load,
      loadCoupons: coupons.load,
      choosePayment: methods.choose,
      chooseCoupon: coupons.choose,
      setPlacing: (placing) => setState({ placing }),
      setAwaiting: (isAwaiting) => setState({ isAwaiting }),
    }
  })
}
