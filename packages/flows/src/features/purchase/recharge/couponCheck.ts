import { needsNoCouponConfirm } from '@topup/domain'
import { askWithoutCoupon } from './askWithoutCoupon.ts'
import { areCouponsMissing } from './awaitTerms.ts'
import { quoteOf } from './quote.ts'
import type { FrozenAttempt, Verdict } from './buyAttempt.ts'

/** Asks before the full price is paid although a coupon might be used. Source: spec §5 "Confirmations". */
export function couponCheck(attempt: FrozenAttempt): Verdict {
  const { services, answers } = attempt
  const isAsked = areCouponsMissing(services) || needsNoCouponConfirm(quoteOf(services).couponUse)
  return !answers.couponConfirmed && isAsked ? askAboutCoupon(attempt) : 'pass'
}

async function askAboutCoupon({ services, agreed, again }: FrozenAttempt): Promise<void> {
  if (await askWithoutCoupon(services, agreed.payable)) await again({ couponConfirmed: true })
}
