import { openEntries } from '@topup/domain'
import type { Services } from '../store/services.ts'
import { isPageCovered } from '../store/state/popupStack.ts'
import { accountOf } from '../store/state/sessionStore.ts'
import { layoutOf } from '../visit/readVisit.ts'

/** Holds false as soon as the cumulative activity no longer opens by itself. */
const key = 'eventOpensItself'

type ShowDeps = Pick<
  Services,
  | 'brand'
  | 'brandStorage'
  | 'catalogue'
  | 'entry'
  | 'journal'
  | 'journalReady'
  | 'navigate'
  | 'popups'
  | 'session'
>

/**
 * Opens the event page by itself, once in this browser, for a player who arrives logged in at the first page of a game
 * with a cumulative activity. It decides when page config is known, and never later: who has begun something is not led
 * away. Returns a function that stops it. Source: spec §3 "auto-show accumulation flag", decision 71.
 */
export function showEventOnce(services: ShowDeps, browser: Pick<Window, 'location'>): () => void {
  const { brandStorage, catalogue, journal, journalReady, navigate } = services
  const isRefused = () => brandStorage.read(key, (stored) => stored === false || null) === true
  const mayOpen = () => brandStorage.persists && !isRefused() && isFree(services, browser)
  let isStopped = false
  let stopLooking = () => {}
  const stop = () => {
    isStopped = true
    stopLooking()
  }
  const open = async () => {
    await journalReady()
    const hasOpenOrder = openEntries(journal.getState().journal).length > 0
    if (!isStopped && !hasOpenOrder && mayOpen() && brandStorage.write(key, false)) navigate('/activity')
  }
  const look = () => {
    const { pageConfig } = catalogue.getState()
    if (pageConfig.kind === 'loading') return
    stopLooking()
    if (pageConfig.kind === 'ready' && pageConfig.value.hasCumulative && mayOpen()) void open()
  }
  stopLooking = catalogue.subscribe(look)
  look()
  return stop
}

/** Whether the player is logged in, is at the first page, came for nothing else and has nothing open. */
function isFree(
  { brand, entry, popups, session }: ShowDeps,
  { location }: Pick<Window, 'location'>,
): boolean {
  const asked = [entry.visit, entry.paymentLinkId, entry.rpClientId, entry.billingNo]
  const first = layoutOf(brand, session.getState()) === 'new' ? '/selectGoods' : '/selectGame'
  return (
    accountOf(session.getState()) !== null &&
    asked.every((each) => each === null) &&
    !session.getState().isSdkVisit &&
    location.pathname === first &&
    !isPageCovered(popups.getState())
  )
}
