import { createContext, useContext } from 'react'
import type { CheckoutServices } from './checkoutServices.ts'

/** Loads what paying needs, once; a failed load may be asked for again. */
export type LoadCheckout = () => Promise<CheckoutServices>

const LoadCheckoutContext = createContext<LoadCheckout | null>(null)

/** Hands down how the checkout is loaded. */
export const LoadCheckoutProvider = LoadCheckoutContext.Provider

/** How the checkout of the store around a component is loaded. */
export function useLoadCheckout(): LoadCheckout {
  const load = useContext(LoadCheckoutContext)
  if (load === null) throw new Error('LoadCheckoutProvider is missing')
  return load
}
