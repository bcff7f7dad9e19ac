import { addressOf, entriesToWarnOf } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import { keptGameVisit } from '../visit/gameVisit.ts'
import type { Services } from '../store/services.ts'

/**
 * Does all that a game's tab does after it has lost the game's session: it queries open orders as always, and
 * shows the newest one of the game's own player. No other account of this browser is used or named. Source:
 * decisions 28, 48 and 55.
 */
export async function beginLostVisit(
  services: Pick<Services, 'journal' | 'journalReady' | 'popups' | 'visibility' | 'poller'>,
  tab: BrandStorage,
): Promise<void> {
  const { journal, journalReady, popups, poller, visibility } = services
  // Nothing is sold here: only popups that finish an order may open.
  popups.getState().divert(({ kind }) => kind !== 'result' && kind !== 'tip' && kind !== 'confirm')
  visibility.onReturn(() => void poller.refreshOpen())
  await journalReady()
  void poller.refreshOpen()
  const kept = keptGameVisit(tab)
  if (kept === null || kept === 'left' || kept.suid === '') return
  const own = entriesToWarnOf(journal.getState().journal).find(
    ({ snapshot: { recipient } }) => recipient.clientId === kept.clientId && recipient.suid === kept.suid,
  )
  if (own !== undefined) popups.getState().push({ kind: 'result', order: addressOf(own) })
}
