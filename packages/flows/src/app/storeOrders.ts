import { getOrderInfo } from '@topup/api-client'
import {
  type Account,
  type Journal,
  type JournalEntry,
  type JournalEvent,
  addressOf,
  entriesToWarnOf,
  entryOfBillingNo,
  externalOrderNamed,
  isOfLink,
  reduceJournal,
} from '@topup/domain'
import { isPaymentLinkPath } from '../features/paymentLink/paymentLinkPath.ts'
import { createPayUrlCheck, openJournal } from '../features/purchase/orders/journal.ts'
import { createReadOrder, startPoller } from '../features/purchase/orders/orderPoller.ts'
import { followEnds, showResult } from '../features/purchase/orders/results.ts'
import { isOfAnother, ownerOf } from '../store/ownerOf.ts'
import { startOrderEvents } from '../features/tracking/orderEvents.ts'
import { browserClock } from '../platform/clock.ts'
import type { DurableStore } from '../platform/durableStore.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import type { JournalStore, OrderPoller, PollerStateStore, Services } from '../store/services.ts'
import { type SessionState, accountOf } from '../store/state/sessionStore.ts'
import type { PageStart } from './createServices.ts'
export { createDurableStore } from '../platform/durableStore.ts'

/**
 * Opens the journal of a store over the disk of its brand, follows the ends of its orders, and tells the data service of
 * them. Source: decisions 68, 75 and 105.
 */
export async function openStoreJournal(
  {
    app,
    browser,
    brandStorage,
    deployment,
  }: Pick<PageStart, 'app' | 'browser' | 'brandStorage' | 'deployment'>,
  disk: DurableStore,
  services: () => Services,
): Promise<JournalStore> {
  const opened = await openJournal({
    brandStorage,
    disk,
    clock: browserClock,
    apiOrigin: deployment.apiOrigin,
    paymentRegion: app.brand.regions[0],
    deployment,
    visibility: services().visibility,
    onLate: () => void services().poller.refreshOpen(),
  })
  followEnds(services())
  startOrderEvents(services(), { browser, whenIdle })
  return opened
}

/**
 * Starts the poller of a store. A final order changes what may still be bought, so the limits are loaded again; one that
 * was charged otherwise than shown is reported. Source: decision 50.
 */
export const startStorePoller = (
  {
    api,
    journal,
    clock,
    visibility,
    deployment,
    session,
    catalogue,
    tracking,
  }: Pick<
    Services,
    'api' | 'catalogue' | 'clock' | 'deployment' | 'journal' | 'session' | 'tracking' | 'visibility'
  >,
  state: PollerStateStore,
): OrderPoller =>
  startPoller({
    api,
    journal,
    clock,
    visibility,
    state,
    deployment,
    asker: () => accountOf(session.getState())?.suid ?? null,
    onFinal: (ended) => {
      void catalogue.getState().loadLimits()
      if (ended.some(({ charged }) => charged !== undefined)) tracking.noteFailure(otherThanShown)
    },
  })

const otherThanShown = {
  kind: 'malformed',
  endpoint: getOrderInfo.path,
  path: 'content.amount',
  expected: 'the amount that the player was shown',
  mayHaveTakenEffect: true,
} as const

const isVisitors = (known: JournalEntry | null, session: SessionState): boolean =>
  known !== null && ownerOf(known, session) !== 'other'

/**
 * Shows the order that the page's address names, if the service reports it to the logged-in account. Anybody can
 * write a link, so a number enters the journal only after the service has reported it to that account. A guest is
 * asked to log in; without an answer, every return to the page asks again. Source: decision 46.
 */
export async function showLinkOrder(services: Services, billingNo: string): Promise<void> {
  const { session, journal, poller, toasts, translator, visibility } = services
  // The poller's code brings the journal, which is not loaded on a device without orders.
  await poller.refresh(billingNo)
  journal.getState().reload()
  const account = accountOf(session.getState())
  const known = entryOfBillingNo(journal.getState().journal, billingNo)
  if (isVisitors(known, session.getState())) return showResult(services, billingNo)
  if (account === null) return askToLogIn(services, billingNo)
  const named = externalOrderNamed(namedFor(services, { account, billingNo }))
  const answer = await readNamed(services, { account, named })
  if (accountOf(session.getState())?.suid !== account.suid) return showLinkOrder(services, billingNo)
  const say = (text: 'result.notFound' | 'result.otherAccount' | 'result.unreachable') =>
    toasts.getState().show('info', translator.t(text))
  switch (answer?.kind) {
    case 'read': {
      if (known !== null || isOfAnother(account, answer.reported)) return say('result.otherAccount')
      journal.getState().record(named)
      return showResult(services, billingNo)
    }
    case 'loggedOut':
      return askToLogIn(services, billingNo)
    case 'unreadable':
    case 'unreachable': {
      say('result.unreachable')
      const stop = visibility.onReturn(() => {
        stop()
        void showLinkOrder(services, billingNo)
      })
      return
    }
    case 'unknown':
    case 'noInformation':
    case undefined:
      return say('result.notFound')
  }
}

/** Asks for a login, and goes on with the account that logs in; inside a game the game logs in by itself. */
function askToLogIn(services: Services, billingNo: string): void {
  const { session, popups, toasts, translator } = services
  const before = accountOf(session.getState())?.oauthToken
  if (!session.getState().isSdkVisit) {
    toasts.getState().show('info', translator.t('result.logInToSee', { order: billingNo }))
    popups.getState().push({ kind: 'login' })
  }
  const stop = session.subscribe((state) => {
    const account = accountOf(state)
    if (account === null || account.oauthToken === before) return
    stop()
    void showLinkOrder(services, billingNo)
  })
}

interface Asking {
  readonly account: Account
  readonly billingNo: string
}

const namedFor = ({ session, api, clock }: Services, { account, billingNo }: Asking) => {
  const { clientId, game, region } = session.getState()
  const { username, suid } = account
  return {
    billingNo,
    apiOrigin: api.currentOrigin(),
    nowMs: clock.now(),
    // Whose character it is for, this device does not know: any number may stand in an address.
    asker: { kind: 'account' as const, clientId, gameName: game?.name ?? clientId ?? '', username, suid },
    paymentRegion: region,
  }
}

/** Sends the full query about a number that is not in the journal. */
async function readNamed(
  { api, deployment }: Pick<Services, 'api' | 'deployment'>,
  { account, named }: { readonly account: Account; readonly named: JournalEvent },
) {
  const [entry] = reduceJournal([], named)
  if (entry === undefined) return null
  return createReadOrder(api, createPayUrlCheck(deployment), () => account.suid)(entry, 'full')
}

/** An open order younger than this is shown to the player at the start; older ones are found under My. */
const recentOrderMs = 24 * 60 * 60 * 1000

/** Where a tab keeps the intent whose result the player closed last. */
const closedKey = 'closedOrder'

/**
 * Shows the newest order that was open at the start to its buyer, or while nobody is logged in for its game; not again in a tab where the
 * player has closed it. Over the page of a payment link only that link's order is shown. Source: decisions 46 and 48, faults M-05.
 */
export function showOrderAtStart(
  { session, popups, clock, tab, entry }: Pick<Services, 'clock' | 'entry' | 'popups' | 'session' | 'tab'>,
  atStart: Journal,
  path: string,
): void {
  const { paymentLinkId } = entry
  const isHere = ({ snapshot: { recipient } }: JournalEntry) =>
    paymentLinkId === null || !isPaymentLinkPath(path) || isOfLink(recipient, paymentLinkId)
  const newest = entriesToWarnOf(atStart).find(
    (order) => isHere(order) && ownerOf(order, session.getState()) !== 'other',
  )
  if (newest === undefined) return
  const { intentId, intendedAtMs } = newest.snapshot
  const isClosed = tab.read(closedKey, (stored) => (stored === intentId ? intentId : null)) !== null
  if (isClosed || clock.now() - intendedAtMs >= recentOrderMs) return
  popups.getState().push({ kind: 'result', order: addressOf(newest) })
  const shown = popups.getState().open.at(-1)
  if (shown?.kind !== 'result') return
  const stop = popups.subscribe(({ open }) => {
    if (open.some(({ id }) => id === shown.id)) return
    stop()
    tab.write(closedKey, intentId)
  })
}
