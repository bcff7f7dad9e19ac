import { addressOf, entriesToWarnOf } from '@topup/domain'
import { accountOf } from '../store/state/sessionStore.ts'
import { trackPopups } from '../features/tracking/trackPopups.ts'
import type { Services } from '../store/services.ts'

/** An order older than this is found under My; younger ones are put before the player. */
const recentOrderMs = 24 * 60 * 60 * 1000

/** Prices and limits older than this are asked for again when the player comes back. */
const staleMs = 10 * 60 * 1000

/**
 * The first things a store does: asks for what the first screen needs, all at once, and takes up the orders that are
 * still open. Every return to the page asks for open orders again. Source: decision 28, faults M-05, B-03.
 */
export function loadInitialData(services: Services): void {
  const { catalogue, session, selection, poller, visibility, journal, popups, clock } = services
  trackPopups(services)
  void catalogue.getState().load()
  void services.journalReady().then(() => {
    void poller.refreshOpen()
    const newest = entriesToWarnOf(journal.getState().journal)[0]
    if (newest !== undefined && clock.now() - newest.snapshot.intendedAtMs < recentOrderMs) {
      popups.getState().push({ kind: 'result', order: addressOf(newest) })
    }
  }, ignore)
  if (accountOf(session.getState()) !== null && selection.getState().selection.role === null)
    void import('../features/games/preselectRole.ts').then(
      ({ preselectRole }) => preselectRole(services),
      ignore,
    )

  let askedAtMs = clock.now()
  visibility.onReturn(() => {
    void poller.refreshOpen()
    const { games, pageConfig, goods } = catalogue.getState()
    const isFailed = [games, pageConfig, goods].some(({ kind }) => kind === 'failed')
    if (!isFailed && clock.now() - askedAtMs < staleMs) return
    askedAtMs = clock.now()
    void catalogue.getState().load()
  })
}

/** Without the code (no network) the player chooses the character by hand. */
const ignore = () => undefined
