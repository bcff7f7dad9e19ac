import { getCouponList } from '@topup/api-client/contract'
import type { PurchaseSnapshot } from '@topup/domain'
import type { StoreTab } from '../browser/storeTab.ts'
import type { SentRequest } from '../network/network.ts'
import type { ServiceAnswer } from '../service/answer.ts'
import { products } from '../service/shop.ts'

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
  /** The recharge that was open when a list was asked for, and what is known of the recharges whose list has come. */
  const askedIn = new WeakMap<SentRequest, object>()
  const listed = new WeakMap<object, 'usable' | 'none' | 'harmed'>()
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
      if (recharge === undefined || (answer !== null && answer.code !== 1)) return
      listed.set(recharge, answer === null ? 'harmed' : hasUsable(answer.content) ? 'usable' : 'none')
    },
    objection: (tab, { product, coupon }) => {
      const takesCoupon = products.some(({ id, takesCoupon: takes }) => takes && id === product.productId)
      if (coupon !== null || !takesCoupon || !isVip(tab) || tab.agreedTo.has(question)) return null
      const recharge = openIn(tab)
      const known = recharge === null ? undefined : listed.get(recharge)
      if (known === undefined) return 'no list of coupons has come'
      return known === 'usable' ? 'a coupon could be used, with this method or another' : null
    },
  }
}

/** Whether the page knows that coupons are used at all. */
function isVip({ services }: StoreTab): boolean {
  const { pageConfig } = services.catalogue.getState()
  return pageConfig.kind === 'ready' && pageConfig.value.isOpenCoupon
}

/** Whether the service lists a coupon that it would take at this moment, whatever the clock of the device says. */
function hasUsable(content: unknown): boolean {
  if (!Array.isArray(content)) return false
  return content.some((coupon: Readonly<Record<string, unknown>>) => coupon['is_used'] === 0)
}
