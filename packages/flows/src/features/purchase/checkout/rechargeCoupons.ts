import { decodeCouponPrice, decodeCoupons, getCouponList, getCouponPrice } from '@topup/api-client'
import { canPayWithCoupon, lockExpired, reduceCoupons, whyNoCoupon } from '@topup/domain'
import type { CouponEvent, CouponQuote } from '@topup/domain'
import { latestOnly } from '../../../store/state/loadable.ts'
import type { RechargeAccess, RechargeDeps } from './rechargeState.ts'

/** The coupons of one recharge, the choice among them and its price. Source: spec §4 "Recharge flow", §8, decision 32. */
export function createRechargeCoupons(deps: RechargeDeps, { getState, setState }: RechargeAccess) {
  const { api, session, onError } = deps
  const latest = latestOnly()

  const choose = (event: CouponEvent) => {
    const before = getState().coupons.choice
    const coupons = reduceCoupons(getState().coupons, event)
    setState({ coupons })
    if (coupons.choice.kind === 'pricing' && coupons.choice !== before) void askPrice(coupons.choice.quote)
  }

  const askPrice = async ({ requestId, clientId, productId, coupon }: CouponQuote) => {
    const full = getState().product?.price
    const answer = await api.call(getCouponPrice, {
      client_id: clientId,
      coupon_code: coupon.code,
      product_id: productId,
      domain_area: session.getState().region,
    })
    const read = answer.ok && full ? decodeCouponPrice(answer.value.content, full.currency) : null
    // Without this coupon the product can be bought all the same.
    const price = full && read && canPayWithCoupon(read.discountPrice, full) ? read : null
    if (!answer.ok) {
      onError(answer.error)
      const { choice } = getState().coupons
      const isAwaited = choice.kind === 'pricing' && choice.quote.requestId === requestId
      if (isAwaited && answer.error.kind === 'rejected' && answer.error.reason === 'illegalCoupon')
        return deps.onCouponRejected?.(coupon.code, answer.error)
    }
    choose(price === null ? { kind: 'priceFailed', requestId } : { kind: 'priceLoaded', requestId, price })
  }

  const load = async () => {
    const { product } = getState()
    const { clientId } = session.getState()
    // After the service has refused the game there is none whose coupons could be asked for.
    if (product === null || clientId === '') return
    const isLatest = latest()
    setState({ couponList: 'asking' })
    const answer = await api.call(getCouponList, { client_id: clientId, use_category: 'avail,lock' })
    if (!isLatest()) return
    setState({
      couponList: answer.ok ? 'known' : 'unknown',
      couponError: answer.ok ? null : answer.error,
    })
    if (!answer.ok) {
      onError(answer.error, true)
      return choose({ kind: 'couponsFailed' })
    }
    const productId = whyNoCoupon({ product }) === null ? product.productId : null
    choose({
      kind: 'couponsLoaded',
      coupons: lockExpired(decodeCoupons(answer.value.content), deps.now()),
      clientId,
      productId,
    })
  }

  /** An answer for another product is no longer wanted. */
  const forget = () => void latest()
  return { choose, load, forget }
}
