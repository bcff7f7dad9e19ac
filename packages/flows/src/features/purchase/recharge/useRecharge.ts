import { type Product, isCardMode } from '@topup/domain'
import { useEffect, useRef } from 'react'
import { useSelected } from '../../../store/servicesContext.tsx'
import { useCheckout } from '../checkout/checkoutContext.tsx'
import { isOpenedHere } from '../checkout/rechargeStore.ts'
import { type OpenedProduct, keepOpened } from './openListed.ts'
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

/** The product whose recharge is kept open (`keepOpened`); null until it is listed. Source: spec §4 "Recharge flow". */
export function useOpenedProduct(productId: string): Product | null {
  const services = useCheckout()
  const { recharge, session } = services
  const { product, place } = useSelected(recharge, (state) => state)
  const isHere = useSelected(session, (state) => isOpenedHere({ place }, state))
  const opened = useRef<OpenedProduct | null>(null)
  useEffect(() => keepOpened(services, productId, opened), [services, productId])
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
