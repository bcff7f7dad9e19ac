import { createContext, useContext } from 'react'
import type { CheckoutServices } from '../contracts.ts'

/** Loads the code for paying, once; after a failure it can be loaded again. */
export type LoadCheckout = () => Promise<CheckoutServices>

const LoadCheckoutContext = createContext<LoadCheckout | null>(null)

/** Provides the function that loads the checkout. */
export const LoadCheckoutProvider = LoadCheckoutContext.Provider

/** Returns the function that loads the checkout of the surrounding store. */
export function useLoadCheckout(): LoadCheckout {
  const load = useContext(LoadCheckoutContext)
  if (load === null) throw new Error('LoadCheckoutProvider is missing')
  return load
}
