import type { BrandStorage } from '../platform/brandStorage.ts'

const keyOf = (billingNo: string) => `dropInOver.${billingNo}`
const sentKeyOf = (billingNo: string) => `dropInSent.${billingNo}`

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

const sentCount = (tab: BrandStorage, billingNo: string): number =>
  tab.read(sentKeyOf(billingNo), (value) => (typeof value === 'number' ? value : null)) ?? 0

/** Remembers in this tab that a payment of an order has left a form. */
export const markSent = (tab: BrandStorage, billingNo: string): void =>
  void tab.write(sentKeyOf(billingNo), sentCount(tab, billingNo) + 1)

/** One of the payments that left a form has been refused. */
export const markRefused = (tab: BrandStorage, billingNo: string): void =>
  void tab.write(sentKeyOf(billingNo), Math.max(0, sentCount(tab, billingNo) - 1))

/** Whether a payment has left a form in this tab and was not refused: it may have been taken. Source: faults M-15. */
export const isSent = (tab: BrandStorage, billingNo: string): boolean => sentCount(tab, billingNo) > 0
