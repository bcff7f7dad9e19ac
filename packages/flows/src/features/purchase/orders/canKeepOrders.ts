import type { BrandStorage } from '../../../platform/brandStorage.ts'

const key = 'probe.order'
/** As long as the record of an order with a long payment URL. */
const probe = 'x'.repeat(4096)

/**
 * Whether an order that is written down now outlives the page. This takes a real write and read: a browser in private
 * mode, or one whose storage is full, gives no other sign. Source: spec §5 "The page needs cookies", faults S17,
 * B-08.
 */
export function canKeepOrders(brandStorage: Pick<BrandStorage, 'read' | 'write' | 'remove'>): boolean {
  const isWritten = brandStorage.write(key, probe)
  const isRead = brandStorage.read(key, (stored) => stored === probe) === true
  brandStorage.remove(key)
  return isWritten && isRead
}
