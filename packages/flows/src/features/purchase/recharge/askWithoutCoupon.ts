import { formatPrice } from '@topup/domain'
import type { Money } from '@topup/domain'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { areCouponsMissing } from './awaitTerms.ts'

/**
 * Asks "Pay without a coupon?", with the reason: a usable coupon is not used, or it is not known which coupons exist.
 * The other button leads to the coupons. Resolves to whether the player pays without a coupon. Source: spec §5
 * "Confirmations", decision 49.
 */
export async function askWithoutCoupon(
  services: Pick<CheckoutServices, 'catalogue' | 'popups' | 'recharge' | 'translator'>,
  payable: Money,
): Promise<boolean> {
  const { recharge, popups, translator } = services
  const { t } = translator
  const isMissing = areCouponsMissing(services)
  const isLate = recharge.getState().couponList === 'asking'
  const reason = isLate ? 'confirm.noCoupon.late' : 'confirm.noCoupon.failed'
  const answer = await popups.getState().confirm({
    title: t('confirm.noCoupon.title'),
    text: t(isMissing ? reason : 'confirm.noCoupon.text'),
    confirmLabel: t('confirm.noCoupon.pay', { amount: formatPrice(payable, translator.language()) }),
    cancelLabel: t(isMissing ? 'common.tryAgain' : 'confirm.noCoupon.choose'),
    tone: 'offer',
  })
  if (answer === 'cancel') {
    if (isMissing) void recharge.getState().loadCoupons()
    else popups.getState().push({ kind: 'coupons' })
  }
  return answer === 'confirm'
}
