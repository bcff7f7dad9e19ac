import { useEffect, useState } from 'react'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { useLoadCheckout } from '../checkout/loadCheckoutContext.ts'
import { payByDropIn } from '../checkout/payByDropIn.ts'

/**
 * The function that opens the drop-in of an order again; null where this tab keeps none for it. Source: spec §4 "to
 * pay", decision 20.
 */
export function useDropIn(billingNo: string): (() => void) | null {
  const loadCheckout = useLoadCheckout()
  const [checkout, setCheckout] = useState<CheckoutServices | null>(null)
  useEffect(() => {
    let isGone = false
    loadCheckout().then(
      (loaded) => isGone || setCheckout(loaded),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [loadCheckout])
  return checkout?.placing.dropIns.has(billingNo) ? () => payByDropIn(checkout, billingNo) : null
}
