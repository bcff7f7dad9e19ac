import { addressOf, entriesToWarnOf, entryAt } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import { accountOf, findProduct, forgetEnds, hearsOfEnd, openListed } from '@topup/flows/headless'
import type {
  CheckoutServices,
  OpenedProduct,
  LoadCheckout,
  OpenPopup,
  Services,
} from '@topup/flows/headless'

/**
 * What React does in a browser, without drawing: a popup that opens begins what its component begins, one that closes
 * ends it. Kept as thin as the components it stands for (`OrderResult`, `useOpenedProduct`, `CheckoutProvider`).
 */
export interface Screen {
  top(): OpenPopup | null
  /** The order that an open result shows. */
  shownOrder(popup: OpenPopup): JournalEntry | null
  /** The open orders that a question about an open order was asked about: their addresses and intents. */
  askedAbout(popup: OpenPopup): ReadonlySet<string>
  /** Ends with a login form or any other popup that closes. */
  signalOf(popup: OpenPopup): AbortSignal
}

type Stop = () => void

/** Makes the screen of one page. */
export function createScreen(services: Services, loadCheckout: LoadCheckout): Screen {
  const { popups } = services
  /** The address that each open result has come to. */
  const shown = new Map<number, string>()
  const asked = new Map<number, ReadonlySet<string>>()
  const mounted = new Map<number, { readonly stop: AbortController; readonly ends: Stop[] }>()

  const mount = (popup: OpenPopup) => {
    const stop = new AbortController()
    const ends: Stop[] = []
    mounted.set(popup.id, { stop, ends })
    if (popup.kind === 'confirm' && popup.title === 'confirm.openOrder.title') {
      const open = entriesToWarnOf(services.journal.getState().journal)
      // Of what another release wrote this one knows the number alone.
      asked.set(popup.id, new Set(open.flatMap((entry) => [entry.snapshot.intentId, addressOf(entry)])))
    }
    // Effects run after the drawing.
    setTimeout(() => {
      if (stop.signal.aborted) return
      if (popup.kind === 'result') ends.push(showResult(services, loadCheckout, { popup, shown }))
      if (popup.kind === 'recharge')
        void loadCheckout().then(
          (checkout) => {
            if (!stop.signal.aborted) ends.push(keepOpened(checkout, popup.productId))
          },
          () => undefined,
        )
    }, 4)
  }
  const draw = () => {
    const { open } = popups.getState()
    for (const [id, { stop, ends }] of mounted) {
      if (open.some((popup) => popup.id === id)) continue
      mounted.delete(id)
      stop.abort()
      for (const end of ends) end()
    }
    for (const popup of open) if (!mounted.has(popup.id)) mount(popup)
  }
  popups.subscribe(draw)
  draw()

  return {
    top: () => popups.getState().open.at(-1) ?? null,
    shownOrder: (popup) =>
      popup.kind === 'result'
        ? entryAt(services.journal.getState().journal, shown.get(popup.id) ?? popup.order)
        : null,
    askedAbout: ({ id }) => asked.get(id) ?? new Set(),
    signalOf: ({ id }) => mounted.get(id)?.stop.signal ?? AbortSignal.abort(),
  }
}

type ResultPopup = Extract<OpenPopup, { kind: 'result' }>

/** An open result asks about its order, whose address becomes its number once that is known; without one it closes. */
function showResult(
  services: Services,
  loadCheckout: LoadCheckout,
  { popup, shown }: { readonly popup: ResultPopup; readonly shown: Map<number, string> },
): Stop {
  const { brandStorage, poller, journal, popups, session, visibility } = services
  let following = new AbortController()
  let followed: string | null = null
  const look = () => {
    const entry = entryAt(journal.getState().journal, shown.get(popup.id) ?? popup.order)
    if (entry === null) return popups.getState().close(popup.id)
    const address = addressOf(entry)
    if (entry.kind === 'final' && visibility.isVisible() && hearsOfEnd(entry, session.getState()))
      forgetEnds(brandStorage, [entry.billingNo])
    // The way back to a drop-in is the checkout's to offer.
    if (entry.kind === 'ordered') loadCheckout().catch(() => undefined)
    shown.set(popup.id, address)
    if (address === followed) return
    followed = address
    following.abort()
    following = new AbortController()
    void poller.poll(address, following.signal)
  }
  const stops = [journal.subscribe(look), visibility.onReturn(look)]
  look()
  return () => {
    for (const stop of stops) stop()
    following.abort()
    shown.delete(popup.id)
  }
}

/** An open recharge is kept true to the products. */
function keepOpened(checkout: CheckoutServices, productId: string): Stop {
  const { recharge, catalogue, session } = checkout
  let opened: OpenedProduct | null = null
  let drawn = ''
  const look = () => {
    const { products, pageConfig } = catalogue.getState()
    const product = findProduct(products, productId)
    if (product === null) return
    const withCoupons = pageConfig.kind === 'ready' && pageConfig.value.isOpenCoupon
    const suid = accountOf(session.getState())?.suid ?? null
    const shown = JSON.stringify([product, withCoupons, suid, recharge.getState().placing.kind])
    if (shown === drawn) return
    drawn = shown
    opened = openListed(checkout, { product, withCoupons, suid }, opened)
  }
  look()
  const ends = [recharge.subscribe(look), catalogue.subscribe(look), session.subscribe(look)]
  return () => {
    for (const end of ends) end()
  }
}
