import type { BrandStorage } from '../platform/brandStorage.ts'

const keyOf = (billingNo: string) => `dropInOver.${billingNo}`

/**
 * Remembers in this tab that a provider's part in an order is over: a reload must not offer to pay again what
 * may be paid already.
 */
export const markOver = (tab: BrandStorage, billingNo: string): boolean => tab.write(keyOf(billingNo), true)

/** Whether a provider's part in an order is over, as remembered in this tab. Source: faults M-15. */
export const isOver = (tab: BrandStorage, billingNo: string): boolean =>
  tab.read(keyOf(billingNo), Boolean) === true

/** Forgets that the provider's part is over, because the player taps "to pay" again. */
export const forgetOver = (tab: BrandStorage, billingNo: string): void => tab.remove(keyOf(billingNo))
