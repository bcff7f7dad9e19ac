import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { quoteOf } from './quote.ts'
import type { Quote } from './quote.ts'

/** The quote, updated whenever something that it depends on changes. */
export function useQuote(): Quote {
  const services = useCheckout()
  useSelected(services.recharge, (state) => state)
  useSelected(services.catalogue, (state) => state.pageConfig)
  return quoteOf(services)
}
