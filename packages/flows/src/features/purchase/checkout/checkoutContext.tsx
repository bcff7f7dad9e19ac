import { createContext, useContext, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { loadCode } from '../../../store/loadCode.ts'
import { useServices } from '../../../store/servicesContext.tsx'
import type { CheckoutServices } from '../contracts.ts'
import { useLoadCheckout } from './loadCheckoutContext.ts'

const CheckoutContext = createContext<CheckoutServices | null>(null)

type Loaded = { readonly checkout: CheckoutServices } | { readonly failure: unknown }

/**
 * Waits for the checkout and provides it to the popups of a payment; if it cannot be loaded, the error is thrown to
 * the next boundary. Not `use`: see `lazyComponent`.
 */
export function CheckoutProvider({ children }: { readonly children: ReactNode }) {
  const loadCheckout = useLoadCheckout()
  const { clock } = useServices()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useLayoutEffect(() => {
    const over = new AbortController()
    loadCode(loadCheckout, clock, over.signal).then(
      (checkout) => over.signal.aborted || setLoaded({ checkout }),
      (failure: unknown) => over.signal.aborted || setLoaded({ failure }),
    )
    return () => over.abort()
  }, [loadCheckout, clock])
  if (loaded === null) return null
  if ('failure' in loaded) throw loaded.failure
  return <CheckoutContext value={loaded.checkout}>{children}</CheckoutContext>
}

/** Returns the checkout that surrounds a component. */
export function useCheckout(): CheckoutServices {
  const checkout = useContext(CheckoutContext)
  if (checkout === null) throw new Error('CheckoutProvider is missing')
  return checkout
}
