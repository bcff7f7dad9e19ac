import { createContext, use, useContext } from 'react'
import type { ReactNode } from 'react'
import { useServices } from '../app/servicesContext.tsx'
import type { CheckoutServices } from './createCheckout.ts'

const CheckoutContext = createContext<CheckoutServices | null>(null)

/** Waits for the checkout and hands it down to the popups on the way to a payment. */
export function CheckoutProvider({ children }: { readonly children: ReactNode }) {
  const { loadCheckout } = useServices()
  return <CheckoutContext value={use(loadCheckout())}>{children}</CheckoutContext>
}

/** The checkout around a component. */
export function useCheckout(): CheckoutServices {
  const checkout = useContext(CheckoutContext)
  if (checkout === null) throw new Error('CheckoutProvider is missing')
  return checkout
}
