import { openEntries } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import { canKeepOrders } from './canKeepOrders.ts'

/** A starter is listened to for 60 s, and what it said is asked about for 10 s more. Source: decision 27. */
const heardForMs = 75_000

/**
 * Whether a new document may take the place of this one without costing the player anything: orders outlive it, no
 * answer to a tap on Buy can still be on its way to it, and no account lives in it alone, as one that came with a link
 * from a game does. Source: decisions 27, 28 and 35, spec §6 "SDK view".
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
