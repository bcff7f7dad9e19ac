import type { ApiError } from '@topup/api-client'
import { addressOf, entryOfBillingNo, entriesToWarnOf, openEntries } from '@topup/domain'
import type { JournalEntry, PurchaseSnapshot } from '@topup/domain'
import type { CardTender, LinkProvider } from '../payments/paymentProvider.ts'
import type { Clock } from '../platform/clock.ts'
import type { CrossTabLock } from '../platform/crossTabLock.ts'
import type { OpenPayWindow, PayWindow } from '../platform/payWindow.ts'
import { concludeRefusal } from './concludeRefusal.ts'
import { isSamePurchase } from './isSamePurchase.ts'
import type { JournalStore } from './journalState.ts'
import type { StartPayment } from './startPayment.ts'

/** What came of one tap on Buy. `order` is the address of the journal entry to show; where no number is known, `intentId` is. */
export type PlacedOrder =
  | {
      readonly kind: 'ordered'
      readonly intentId: string
      readonly order: string
      /** `none`: the answer had no link; `invalid`: it had one that nothing may open. */
      readonly link: 'opened' | 'toOpen' | 'invalid' | 'none'
    }
  /** The service said no, and knows of no order; nothing was charged. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** The service said no, and could not be asked whether there is an order all the same. The player reads "checking". */
  | { readonly kind: 'unconfirmed'; readonly intentId: string; readonly error: ApiError }
  /** Something that the call needs is missing; nothing was sent. */
  | { readonly kind: 'notSent' }
  /** A yes without a billing number; the order may exist all the same. Source: spec §8 "A payment with no billing_no". */
  | { readonly kind: 'unnumbered'; readonly intentId: string }
  /** No answer that can be trusted; the order may exist. The player reads "checking". */
  | { readonly kind: 'unknown'; readonly intentId: string }
  /** Another tab is placing an order at this moment, or has placed one since the tap: `order`, null while it is not known. */
  | { readonly kind: 'heldElsewhere'; readonly order: string | null }
  /** The account or game is another one by now; nothing was sent. */
  | { readonly kind: 'outdated' }

/** What placing an order needs from the world. */
export interface PlaceOrderDeps {
  readonly journal: JournalStore
  readonly lock: CrossTabLock
  readonly clock: Clock
  readonly openPayWindow: OpenPayWindow
  readonly startPayment: StartPayment
  /** Asks the service, by the full query, for an order of this intent; what it says goes to the journal. */
  readonly askAbout: (intentId: string) => Promise<void>
  readonly currentApiOrigin: () => string
  /** Checks a pay link; null is "Link invalid, refresh". Source: ruling 4. */
  readonly parsePayUrl: (url: unknown) => string | null
}

/** One purchase, ready to be sent. */
export interface OrderToPlace {
  readonly snapshot: PurchaseSnapshot
  readonly provider: LinkProvider | CardTender
  /** Shown in the blank pay window until the link is known. */
  readonly waitingText: string
  /** Intents of the open orders that the player was told of; any other one stops this order. */
  readonly toldOf: ReadonlySet<string>
  /** Whether the snapshot's account and game are still the ones that the call would go out for. */
  readonly isCurrent: () => boolean
  /** Called once when 10 s have passed without an answer. */
  readonly onSlow: () => void
  /** Called when the service has refused and is asked whether there is an order all the same. */
  readonly onRefused: () => void
  /** Called when the starter is sent. */
  readonly onSent?: () => void
}

/** Long enough for a tab that did not get the lock to take its intent back. */
const giveWayMs = 250

/**
 * Places one order: writes the intent down, opens the window, sends the starter once, keeps what comes back.
 * Must be called inside the player's tap: everything up to the first `await` runs in it.
 * Source: spec §4 "After paying", rulings 1, 2 and 4, faults M-01, M-03, M-08.
 */
export async function placeOrder(deps: PlaceOrderDeps, order: OrderToPlace): Promise<PlacedOrder> {
  const { snapshot } = order
  const { intentId } = snapshot
  const apiOrigin = deps.currentApiOrigin()
  deps.journal.getState().record({ kind: 'intentWritten', snapshot, apiOrigin })
  // A card is taken by the call itself: there is no page to open.
  const payWindow = order.provider.kind === 'link' ? deps.openPayWindow(order.waitingText) : null

  try {
    const outcome = await deps.lock('order', () => sendOnce(deps, order, { apiOrigin, payWindow }))
    if (outcome.kind === 'ran') return outcome.value
    return withdraw(deps, order, payWindow)
  } catch {
    // Whatever broke, the order may have been sent.
    payWindow?.close()
    return { kind: 'unknown', intentId }
  }
}

/** Takes the unsent intent back in favour of the order in another tab. */
function withdraw(deps: PlaceOrderDeps, order: OrderToPlace, payWindow: PayWindow | null): PlacedOrder {
  payWindow?.close()
  deps.journal.getState().record({ kind: 'intentRefused', intentId: order.snapshot.intentId })
  const other = otherOrder(deps, order)
  return { kind: 'heldElsewhere', order: other === null ? null : addressOf(other) }
}

/** The newest order that another tab has placed, or is placing, without the player of this one being told. */
function otherOrder({ journal }: PlaceOrderDeps, { snapshot, toldOf }: OrderToPlace): JournalEntry | null {
  journal.getState().reload()
  const isOther = ({ snapshot: { intentId } }: JournalEntry) =>
    intentId !== snapshot.intentId && !toldOf.has(intentId)
  return entriesToWarnOf(journal.getState().journal).find(isOther) ?? null
}

interface Sending {
  readonly apiOrigin: string
  readonly payWindow: PayWindow | null
}

async function sendOnce(deps: PlaceOrderDeps, order: OrderToPlace, sending: Sending): Promise<PlacedOrder> {
  const { intentId } = order.snapshot
  const { apiOrigin, payWindow } = sending
  if (otherOrder(deps, order)?.kind === 'intended') await deps.clock.wait(giveWayMs)
  if (otherOrder(deps, order) !== null) return withdraw(deps, order, payWindow)
  if (!order.isCurrent()) {
    withdraw(deps, order, payWindow)
    return { kind: 'outdated' }
  }
  order.onSent?.()
  const answer = await deps.startPayment(order.snapshot, order.provider, { apiOrigin, onSlow: order.onSlow })
  switch (answer.kind) {
    case 'ordered':
      return follow(deps, order, { ...answer, payWindow })
    case 'repeat':
      if (answer.billingNo !== null) {
        return showRunning(deps, order, { ...answer, billingNo: answer.billingNo, payWindow })
      }
      payWindow?.close()
      return { kind: 'unknown', intentId }
    case 'refused':
      payWindow?.close()
      order.onRefused()
      return concludeRefusal(deps, { intentId, error: answer.error })
    case 'notSent':
      withdraw(deps, order, payWindow)
      return { kind: 'notSent' }
    case 'unnumbered':
    case 'unknown':
      payWindow?.close()
      return { kind: answer.kind, intentId }
  }
}

/** Keeps the number first. One that the journal knows already belongs to that order, which is the one to show. Source: ruling 3. */
function follow(
  deps: PlaceOrderDeps,
  { snapshot }: OrderToPlace,
  answer: { billingNo: string; url: string | null; apiOrigin: string; payWindow: PayWindow | null },
): PlacedOrder {
  const { billingNo, url, apiOrigin, payWindow } = answer
  const payUrl = url === null ? null : deps.parsePayUrl(url)
  deps.journal.getState().record({ kind: 'billingNoReceived', snapshot, billingNo, payUrl, apiOrigin })
  const kept = entryOfBillingNo(deps.journal.getState().journal, billingNo)
  const intentId = kept?.snapshot.intentId ?? snapshot.intentId
  const ordered = { kind: 'ordered', intentId, order: billingNo } as const
  if (payUrl !== null && payWindow?.go(payUrl)) return { ...ordered, link: 'opened' }
  payWindow?.close()
  if (payUrl !== null) return { ...ordered, link: 'toOpen' }
  return { ...ordered, link: url === null ? 'none' : 'invalid' }
}

/**
 * The order that is being processed already. When its number never reached the journal, it is the one of the newest
 * tap on the same purchase whose answer was lost; without such a tap it is this tap's own, which the browser itself
 * sent twice over a connection that broke, and goes on to its payment. Source: ruling 3, decision 8.
 */
function showRunning(
  deps: PlaceOrderDeps,
  order: OrderToPlace,
  answer: { billingNo: string; url: string | null; apiOrigin: string; payWindow: PayWindow | null },
): PlacedOrder {
  const { billingNo, url, apiOrigin, payWindow } = answer
  deps.journal.getState().reload()
  const store = deps.journal.getState()
  const { snapshot } = order
  const isLostTap = (entry: JournalEntry) =>
    entry.kind === 'intended' &&
    entry.snapshot.intentId !== snapshot.intentId &&
    isSamePurchase(entry.snapshot, snapshot)
  const known = entryOfBillingNo(store.journal, billingNo)
  const lost = known === null ? openEntries(store.journal).find(isLostTap) : undefined
  if (known === null && lost === undefined) return follow(deps, order, answer)
  payWindow?.close()
  if (lost !== undefined) {
    const payUrl = url === null ? null : deps.parsePayUrl(url)
    store.record({ kind: 'billingNoReceived', snapshot: lost.snapshot, billingNo, payUrl, apiOrigin })
    store.record({ kind: 'intentRefused', intentId: snapshot.intentId })
  }
  return follow(deps, order, { billingNo, apiOrigin, url, payWindow: null })
}
