import { useEffect } from 'react'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { showNamedOrder } from '../recharge/showNamedOrder.ts'

/** Takes an order that an answer named to its result. Source: decisions 22 and 46. */
export function NamedOrder({ order }: { readonly order: string }) {
  const checkout = useCheckout()
  useEffect(() => showNamedOrder(checkout, order), [checkout, order])
  return null
}
