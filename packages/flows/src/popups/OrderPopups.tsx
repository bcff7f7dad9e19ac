import { assertNever } from '@topup/domain'
import type { ReactNode } from 'react'
import { CheckoutProvider } from '../checkout/checkoutContext.tsx'
import { CouponPopup } from '../coupons/CouponPopup.tsx'
import { RewardPopup } from '../coupons/RewardPopup.tsx'
import { RechargePopup } from '../recharge/RechargePopup.tsx'
import { SubMethodsPopup } from '../recharge/SubMethodsPopup.tsx'
import { NamedOrder } from '../result/NamedOrder.tsx'
import { ResultPopup } from '../result/ResultPopup.tsx'
import type { OpenPopup } from './popupStack.ts'

/** The popups about coupons and orders. */
export type OrderPopup = Extract<
  OpenPopup,
  { readonly kind: 'recharge' | 'subMethods' | 'coupons' | 'rewards' | 'result' | 'named' }
>

/** One popup about coupons or orders. Their code comes apart from that of the others: a guest's first tap asks to log in. */
export function OrderPopups(props: { readonly popup: OrderPopup; readonly onClose: () => void }): ReactNode {
  const { popup, onClose } = props
  switch (popup.kind) {
    case 'recharge':
      return (
        <CheckoutProvider>
          <RechargePopup productId={popup.productId} onClose={onClose} />
        </CheckoutProvider>
      )
    case 'subMethods':
      return (
        <CheckoutProvider>
          <SubMethodsPopup paywayId={popup.paywayId} onClose={onClose} />
        </CheckoutProvider>
      )
    case 'coupons':
      return (
        <CheckoutProvider>
          <CouponPopup onClose={onClose} />
        </CheckoutProvider>
      )
    case 'rewards':
      return <RewardPopup onClose={onClose} />
    case 'result':
      return <ResultPopup order={popup.order} onClose={onClose} />
    case 'named':
      return (
        <CheckoutProvider>
          <NamedOrder order={popup.order} />
        </CheckoutProvider>
      )
    default:
      return assertNever(popup)
  }
}
