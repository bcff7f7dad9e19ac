import type { BrandStorage } from '../platform/brandStorage.ts'

const prefix = 'dropInSent.'
const keyOf = (billingNo: string) => prefix + billingNo

/** A provider's session ends long before. */
const expiryDays = 1

/**
 * Where payments that have left a form are kept, both at the pay document's origin: in the tab, and for the device,
 * because the next window of an order has to know of them too, also where the one before was reloaded, closed at the
 * bank, or cut off from its store. One of them may be wiped or full.
 */
export interface SentKeepers {
  readonly tab: BrandStorage
  readonly device: BrandStorage
}

/** Whether a payment of an order has left a form here and was not refused: it may have been taken. Source: faults M-15. */
export const isSent = ({ tab, device }: SentKeepers, billingNo: string): boolean =>
  sentCount(tab, billingNo) > 0 || sentCount(device, billingNo) > 0

/** Remembers that a payment of an order has left a form; forgets those of yesterday. */
export function markSent({ tab, device }: SentKeepers, billingNo: string): void {
  // Reading removes what has expired.
  for (const key of device.keys(prefix)) device.read(key, toCount)
  for (const keeper of [tab, device])
    keeper.write(keyOf(billingNo), sentCount(keeper, billingNo) + 1, expiryDays)
}

/** One of the payments that left a form has been refused. */
export function markRefused({ tab, device }: SentKeepers, billingNo: string): void {
  for (const keeper of [tab, device])
    keeper.write(keyOf(billingNo), Math.max(0, sentCount(keeper, billingNo) - 1), expiryDays)
}

const sentCount = (keeper: BrandStorage, billingNo: string): number =>
  keeper.read(keyOf(billingNo), toCount) ?? 0

const toCount = (value: unknown) => (typeof value === 'number' ? value : null)
