import { openEntries } from '@topup/domain'
import type { BrandStorage } from '../../../platform/brandStorage.ts'
import type { Services } from '../../../store/services.ts'

/**
 * How long after the tap an answer may still arrive: up to 60 s for the starter, then 10 s for the query that follows
 * it. Source: decision 27.
 */
const heardForMs = 75_000

/**
 * Whether a new document may replace this one without any loss to the player. The orders must be stored, no answer to
 * a tap on Buy may still be on its way, and no account may exist in this document only, like one that came with a
 * link from a game. Source: decisions 27, 28 and 35, spec §6 "SDK view".
 */
export function canReload({
  journal,
  brandStorage,
  clock,
  session,
}: Pick<Services, 'journal' | 'brandStorage' | 'clock' | 'session'>): boolean {
  const isHeard = openEntries(journal.getState().journal).some(
    ({ snapshot }) => clock.now() - snapshot.intendedAtMs < heardForMs,
  )
  const { sdkAccount, isSdkVisit } = session.getState()
  return !isHeard && !isSdkVisit && sdkAccount === null && canKeepOrders(brandStorage)
}

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
