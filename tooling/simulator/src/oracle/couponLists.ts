import { getCouponList } from '@topup/api-client/contract'
import type { PurchaseSnapshot } from '@topup/domain'
import type { StoreTab } from '../browser/storeTab.ts'
import type { SentRequest } from '../network/network.ts'
import type { ServiceAnswer } from '../service/answer.ts'
import { methods, products } from '../service/shop.ts'

/** The question that is asked before the full price is paid where a coupon could be used. */
const question = 'confirm.noCoupon.title'

/** Judges who pays the full price by whether the page knew which coupons there are. */
export interface CouponListOracle {
  sent(sent: SentRequest): void
  /** A page got an answer; null where it was harmed on the way, so that nobody can say what it told. */
  heard(sent: SentRequest, answer: ServiceAnswer | null): void
  /** Why this may not be paid now; null where it may. */
  objection(tab: StoreTab, snapshot: PurchaseSnapshot): string | null
}

/** Makes it. Source: decisions 23 and 49. */
export function createCouponListOracle(tabs: () => readonly StoreTab[]): CouponListOracle {
  /** The recharge that was open when a list was asked for, and the recharges whose list has come. */
  const askedIn = new WeakMap<SentRequest, object>()
  const listed = new WeakSet()
  /** Every recharge that is opened has a place of its own. */
  const openIn = (tab: StoreTab | undefined): object | null =>
    tab?.checkout()?.recharge.getState().place ?? null

  return {
    sent: (sent) => {
      if (sent.request.path !== getCouponList.path) return
      const recharge = openIn(tabs().find(({ page }) => page === sent.page))
      if (recharge !== null) askedIn.set(sent, recharge)
    },
    heard: (sent, answer) => {
      const recharge = askedIn.get(sent)
      if (recharge !== undefined && (answer === null || answer.code === 1)) listed.add(recharge)
    },
    objection: (tab, { product, method, coupon }) => {
      const takesCoupon =
        products.some(({ id, takesCoupon: takes }) => takes && id === product.productId) &&
        methods.some(({ payId, takesCoupon: takes }) => takes && payId === method.paywayId)
      if (coupon !== null || !takesCoupon || !isVip(tab) || tab.agreedTo.has(question)) return null
      const recharge = openIn(tab)
      return recharge !== null && listed.has(recharge) ? null : 'no list of coupons has come'
    },
  }
}

/** Whether the page knows that coupons are used at all. */
function isVip({ services }: StoreTab): boolean {
  const { pageConfig } = services.catalogue.getState()
  return pageConfig.kind === 'ready' && pageConfig.value.isOpenCoupon
}
