import { entryOfBillingNo } from '@topup/domain'
import type { Journal } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import { parseHandover } from './handover.ts'
import type { Handover } from './handover.ts'

const prefix = 'dropIn.'
const keyOf = (billingNo: string) => prefix + billingNo

/** One hour; a provider's session ends long before. */
const expiryDays = 1 / 24

/**
 * Keeps a handover in this tab until its order ends or the tab is closed, an hour at most. It is needed after a
 * reload of the store or of the pay document, and in browsers that open no second window. `tab` is the storage
 * of this tab. Returns whether the handover outlives the page.
 */
export const keepHandover = (tab: BrandStorage, handover: Handover): boolean =>
  tab.write(keyOf(handover.billingNo), handover, expiryDays)

/** The handover that this tab keeps for an order, or null. */
export const keptHandover = (tab: BrandStorage, billingNo: string): Handover | null => {
  const kept = tab.read(keyOf(billingNo), parseHandover)
  return kept?.billingNo === billingNo ? kept : null
}

/** All handovers that this tab keeps. */
export const keptHandovers = (tab: BrandStorage): readonly Handover[] =>
  tab.keys(prefix).flatMap((key) => keptHandover(tab, key.slice(prefix.length)) ?? [])

/** Forgets the handover of an order. */
export const forgetHandover = (tab: BrandStorage, billingNo: string): void => tab.remove(keyOf(billingNo))

/** Forgets the handovers of final orders: nothing can be paid with them any more. Source: decision 20. */
export function forgetEndedHandovers(tab: BrandStorage, journal: Journal): void {
  for (const key of tab.keys(prefix)) {
    const billingNo = key.slice(prefix.length)
    if (entryOfBillingNo(journal, billingNo)?.kind === 'final') forgetHandover(tab, billingNo)
  }
}
