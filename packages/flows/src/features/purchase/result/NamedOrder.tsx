import { useEffect } from 'react'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { showNamed } from '../recharge/showNamed.ts'

/** An order that an answer named, on its way to its result. Source: ruling 20, decision 22. */
export function NamedOrder({ order }: { readonly order: string }) {
  const checkout = useCheckout()
  useEffect(() => showNamed(checkout, order), [checkout, order])
  return null
}
