import { accountOf } from '../store/state/sessionStore.ts'
import type { Services } from '../store/services.ts'

/** Prices and limits older than this are loaded again when the player comes back, or chooses a product or a method. */
const staleMs = 10 * 60 * 1000

/**
 * Loads what the first screen needs, all at once, and queries the orders that are still open. Every return to
 * the page queries open orders again. A recipient that a link names for the first time goes before one chosen
 * earlier. Source: decision 28, faults M-05, B-03.
 */
export function loadInitialData(
  services: Services,
  namesNewRecipient = false,
  page: Pick<Location, 'pathname'> = location,
): void {
  const { catalogue, session, selection, poller, visibility, journal, clock } = services
  void catalogue.getState().load()
  void services.journalReady().then(() => {
    // An order that the query finds to be paid is shown too.
    const { journal: atStart } = journal.getState()
    void poller.refreshOpen()
    if (atStart.length > 0)
      void import('./storeOrders.ts')
        .then((code) => code.showOrderAtStart(services, atStart, page.pathname))
        .catch(ignore)
    const { billingNo, paymentLinkId } = services.entry
    // The page of a payment link asks the service itself which order it has.
    if (billingNo !== null && paymentLinkId === null)
      void import('./storeOrders.ts').then((code) => code.showLinkOrder(services, billingNo)).catch(ignore)
  }, ignore)
  const needsCharacter = namesNewRecipient || selection.getState().selection.character === null
  if (accountOf(session.getState()) !== null && needsCharacter)
    void import('../features/games/chooseCharacter.ts').then(
      ({ preselectCharacter }) => preselectCharacter(services, namesNewRecipient),
      ignore,
    )

  let askedAtMs = clock.now()
  const isStale = () => clock.now() - askedAtMs >= staleMs
  const loadAgain = () => {
    askedAtMs = clock.now()
    void catalogue.getState().load()
  }
  visibility.onReturn(() => {
    void poller.refreshOpen()
    const { games, pageConfig, products } = catalogue.getState()
    const isFailed = [games, pageConfig, products].some(({ kind }) => kind === 'failed')
    if (isFailed || isStale()) loadAgain()
  })
  // A page may stay open, and in sight, for hours. Whoever changes the game or the character loads what belongs to it.
  selection.subscribe(({ selection: now }, { selection: before }) => {
    const isOther = now.productId !== before.productId || now.rechargeKey !== before.rechargeKey
    if (isOther && now.productId !== null && isStale()) loadAgain()
  })
}

/** If the code cannot be loaded (no network), the player finds the order under My and chooses the character by hand. */
const ignore = () => undefined
