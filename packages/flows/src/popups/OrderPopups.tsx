import { assertNever } from '@topup/domain'
import type { ReactNode } from 'react'
import { CouponPopup, CouponWalletPopup } from '../features/coupons/CouponPopup.tsx'
import { CheckoutProvider } from '../features/purchase/recharge/useCheckout.tsx'
import { PopupComing } from '../frame/PartLost.tsx'
import { CouponHistoryPopup } from '../features/coupons/CouponHistoryPopup.tsx'
import { RechargePopup } from '../features/purchase/recharge/RechargeBody.tsx'
import { SubMethodsPopup } from '../features/purchase/recharge/SubMethodsPopup.tsx'
import { NamedOrder, ResultPopup } from '../features/purchase/result/OrderResult.tsx'
import type { OrderPopup } from '../store/state/popupStack.ts'

/**
 * Draws one popup about coupons or orders. Their code is loaded apart from the others, because a guest's first
 * tap only opens the login.
 */
export function OrderPopups(props: { readonly popup: OrderPopup; readonly onClose: () => void }): ReactNode {
  const { popup, onClose } = props
  switch (popup.kind) {
    case 'recharge':
      return (
        <CheckoutProvider Coming={PopupComing}>
          <RechargePopup productId={popup.productId} intent={popup.intent} onClose={onClose} />
        </CheckoutProvider>
      )
    case 'subMethods':
      return (
        <CheckoutProvider Coming={PopupComing}>
          <SubMethodsPopup methodKey={popup.methodKey} onClose={onClose} />
        </CheckoutProvider>
      )
    case 'coupons':
      return (
        <CheckoutProvider Coming={PopupComing}>
          <CouponPopup onClose={onClose} />
        </CheckoutProvider>
      )
    case 'couponWallet':
      return <CouponWalletPopup onClose={onClose} />
    case 'couponHistory':
      return <CouponHistoryPopup onClose={onClose} />
    case 'result':
      return <ResultPopup order={popup.order} onClose={onClose} />
    case 'named':
      return (
        <CheckoutProvider Coming={PopupComing}>
          <NamedOrder order={popup.order} />
        </CheckoutProvider>
      )
    default:
      return assertNever(popup)
  }
}
