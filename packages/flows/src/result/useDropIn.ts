import { useEffect, useState } from 'react'
import { useServices } from '../app/servicesContext.tsx'
import type { CheckoutServices } from '../checkout/createCheckout.ts'
import { payByDropIn } from '../dropIn/payByDropIn.ts'

/** The way back to the drop-in of an order; null where this tab keeps none for it. Source: spec §4 "to pay", decision 20. */
export function useDropIn(billingNo: string): (() => void) | null {
  const { loadCheckout } = useServices()
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
