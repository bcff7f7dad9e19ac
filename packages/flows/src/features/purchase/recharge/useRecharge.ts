import { type Product, isCardMode } from '@topup/domain'
import { useEffect, useRef } from 'react'
import { findProduct } from '../../../store/findProduct.ts'
import { useSelected } from '../../../store/servicesContext.tsx'
import { valueOr } from '../../../store/state/loadable.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { isOpenedHere } from '../checkout/rechargeStore.ts'
import { type OpenedProduct, openListed } from './openListed.ts'
import { type Quote, quoteOf } from './quote.ts'

/** The quote, updated whenever something that it depends on changes. */
export function useQuote(): Quote {
  const services = useCheckout()
  useSelected(services.recharge, (state) => state)
  useSelected(services.catalogue, (state) => state.pageConfig)
  return quoteOf(services)
}

/** Whether a card pays for what is chosen. Source: spec §4 "Card mode is entered for". */
export function useCardMode(): boolean {
  return useSelected(useCheckout().recharge, ({ payment }) => isCardMode(payment.choice))
}

/**
 * Keeps the recharge of a product up to date with the product list (`openListed`); null until the product is listed.
 * Source: spec §4 "Recharge flow".
 */
export function useOpenedProduct(productId: string): Product | null {
  const services = useCheckout()
  const { recharge, catalogue } = services
  const product = useSelected(recharge, (state) => state.product)
  const listed = useSelected(catalogue, (state) => findProduct(state.products, productId))
  const withCoupons = useSelected(
    catalogue,
    (state) => valueOr(state.pageConfig, null)?.isOpenCoupon ?? false,
  )
  const suid = useSelected(services.session, (state) => accountOf(state)?.suid ?? null)
  const here = useSelected(services.session, ({ clientId, region }) => `${clientId} ${region}`)
  const isHere = useSelected(recharge, (state) => isOpenedHere(state, services.session.getState()))
  const isPlacing = useSelected(recharge, (state) => state.placing.kind !== 'no')
  const opened = useRef<OpenedProduct | null>(null)

  useEffect(() => {
    if (listed !== null)
      opened.current = openListed(services, { product: listed, withCoupons, suid }, opened.current)
    // When an order ends, compare again.
  }, [services, listed, withCoupons, suid, isPlacing, here])
  return isHere && product?.productId === productId ? product : null
}

/** The parts of a recharge that Buy may wait for; each is an element's id. */
export const partIds = { methods: 'recharge-methods', card: 'recharge-card' } as const

export type RechargePart = keyof typeof partIds

/** Leads the player to a part: scrolls to what is to be done there and focuses it. */
export function leadToPart(part: RechargePart): void {
  const fields = document.getElementById(partIds[part])?.querySelectorAll<HTMLElement>('[role=radio], input')
  const all = [...(fields ?? [])]
  const target = all.find((field) => field instanceof HTMLInputElement && field.value.trim() === '') ?? all[0]
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
