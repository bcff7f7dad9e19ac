import { type Language, entryOfBillingNo, isExternal } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Clock } from '../platform/clock.ts'
import type { PayWindow } from '../platform/payWindow.ts'
import type { ServiceClock } from '../platform/serviceClock.ts'
import type { JournalStore } from '../store/services.ts'
import {
  type DropIn,
  type Handover,
  type ToPayDocument,
  forgetEndedHandovers,
  forgetHandover,
  forgetFormEnd,
  forgetOwnWindow,
  handoverOf,
  keepHandover,
  keptHandover,
  parseFromPayDocument,
  payDocumentFile,
  payDocumentPath,
} from './handover.ts'

/**
 * What comes of a tab that is to become the pay document: it leaves, it stays because the browser keeps nothing there, or because
 * the document says nothing.
 */
export type OpenedHere = 'leaving' | 'blocked' | 'silent'

/** Gives orders that are paid by drop-in to their pay documents. */
export interface DropInService {
  /**
   * Keeps what the drop-in of an order in the journal needs, unless a reload would lose it and the order has a
   * payment URL.
   */
  keep(billingNo: string, dropIn: DropIn): void
  /** Whether an order can be paid by drop-in from this tab. */
  has(billingNo: string): boolean
  /** Opens the pay document of an order in a blank window; false when the window is gone. */
  openIn(payWindow: PayWindow, billingNo: string): boolean
  /**
   * Turns this tab into the pay document when no window can be opened; the store comes back after it. A tab whose
   * pay document cannot be given what it needs stays.
   */
  openHere(billingNo: string): Promise<OpenedHere>
}

/** What the drop-in service needs from outside. */
export interface DropInServiceDeps {
  readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location' | 'document'>
  /** Where the pay document stands; left out, at the store's own origin. Source: decision 95. */
  readonly payOrigin?: string | undefined
  readonly clock: Pick<Clock, 'wait'>
  readonly serviceClock: Pick<ServiceClock, 'serviceNow'>
  /** The storage of this tab. */
  readonly tab: BrandStorage
  readonly journal: JournalStore
  readonly language: () => Language
  /** Whether this visitor gets the drop-in with this name; otherwise its order is paid by its link. Source: decision 98. */
  readonly isOffered: (provider: string) => boolean
  /**
   * Called when the pay document says that its part is over: now the service is queried, the only one that
   * knows the outcome.
   */
  readonly onDone: (billingNo: string) => void
}

/**
 * Makes the drop-in service. A pay document gets its data only when it asks, from exactly the window that was
 * opened for it and at its own origin. What it reports changes nothing by itself; it is a reason to
 * query the service. Source: spec §4 "After paying", decision 29, faults M-15, A-08, decisions 20 and 95.
 */
export function createDropInService({
  browser,
  payOrigin,
  clock,
  serviceClock,
  tab,
  journal,
  language,
  isOffered,
  onDone,
}: DropInServiceDeps): DropInService {
  const { location } = browser
  const formOrigin = payOrigin ?? location.origin
  const addressOf = (billingNo: string) => (payOrigin ?? '') + payDocumentPath(billingNo)
  const windows = new Map<unknown, Handover>()
  const forgetEnded = () => forgetEndedHandovers(tab, journal.getState().journal)
  forgetEnded()
  journal.subscribe(forgetEnded)

  /**
   * What is kept, with what the journal says of the order now: a query may have found it since. An external order whose
   * amount nobody has reported has no form: the amount stands above every form.
   */
  const currentHandover = (billingNo: string): Handover | null => {
    const kept = keptHandover(tab, billingNo)
    const entry = entryOfBillingNo(journal.getState().journal, billingNo)
    if (kept === null || entry?.kind !== 'ordered') return kept
    const handover = handoverOf(entry, { ...kept, language: language() })
    return isExternal(entry) && handover.amount === null ? null : handover
  }

  browser.addEventListener('message', ({ source, origin, data }) => {
    const handover = windows.get(source)
    if (handover === undefined || origin !== formOrigin) return
    const said = parseFromPayDocument(data)
    if (said?.kind === 'payDocumentReady') {
      const answer: ToPayDocument = {
        kind: 'handover',
        handover,
        nonce: said.nonce,
        serviceMs: serviceClock.serviceNow(),
      }
      ;(source as Window).postMessage(answer, formOrigin)
    }
    if (said?.kind === 'payDocumentDone') {
      windows.delete(source)
      onDone(handover.billingNo)
    }
  })

  /** A second tap on one order waits for the first one; the last order that is tapped is the one that is paid. */
  const going = new Map<string, Promise<OpenedHere>>()
  let wanted = ''
  const goTo = async (billingNo: string): Promise<OpenedHere> => {
    const handover = currentHandover(billingNo)
    if (handover !== null) keepHandover(tab, handover)
    forgetFormEnd(tab, billingNo)
    forgetOwnWindow(tab)
    if (payOrigin !== undefined) {
      if (handover === null) return 'blocked'
      const kept = await keepInFrame({
        browser,
        clock,
        payOrigin,
        onFrame: (frame) => void windows.set(frame, handover),
      })
      if (kept !== 'kept') return kept === 'silent' ? 'silent' : 'blocked'
    }
    if (wanted !== billingNo) return 'leaving'
    location.assign(addressOf(billingNo))
    return 'leaving'
  }

  return {
    keep: (billingNo, dropIn) => {
      const entry = entryOfBillingNo(journal.getState().journal, billingNo)
      if (entry?.kind !== 'ordered' || !isOffered(dropIn.provider)) return
      const isSafe = keepHandover(tab, handoverOf(entry, { ...dropIn, language: language() }))
      if (!isSafe && entry.payUrl !== null) forgetHandover(tab, billingNo)
    },
    has: (billingNo) => currentHandover(billingNo) !== null,
    openIn: (payWindow, billingNo) => {
      const handover = currentHandover(billingNo)
      const opened = handover === null ? null : payWindow.goOwn(addressOf(billingNo))
      if (handover === null || opened === null) return false
      windows.set(opened, handover)
      return true
    },
    openHere: (billingNo) => {
      wanted = billingNo
      const under = going.get(billingNo) ?? goTo(billingNo).finally(() => going.delete(billingNo))
      going.set(billingNo, under)
      return under
    },
  }
}

/** How long the pay document may take to come and to keep an order. */
const timeoutMs = 10_000

/**
 * Lets the pay document at an origin of its own keep an order for this tab, before the tab goes there: the two share no
 * storage, and no address may hold what the order needs. It comes in a frame that nobody sees, asks for its data as a
 * window does (`onFrame` gets the one that will ask), and says whether it could keep them. Returns what it said;
 * `silent` when it says nothing, because its host cannot be reached. Source: decision 95, faults A-08.
 */
export async function keepInFrame(deps: {
  readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>
  readonly clock: Pick<Clock, 'wait'>
  readonly payOrigin: string
  readonly onFrame: (frame: Window | null) => void
}): Promise<'kept' | 'refused' | 'silent'> {
  const { browser, clock, payOrigin, onFrame } = deps
  const frame = browser.document.createElement('iframe')
  frame.hidden = true
  frame.src = payOrigin + payDocumentFile
  let onMessage: ((event: MessageEvent) => void) | null = null
  const said = new Promise<'kept' | 'refused'>((resolve) => {
    onMessage = ({ source, origin, data }) => {
      if (source === null || source !== frame.contentWindow || origin !== payOrigin) return
      const word = parseFromPayDocument(data)
      if (word?.kind === 'payDocumentKept') resolve(word.isKept ? 'kept' : 'refused')
    }
    browser.addEventListener('message', onMessage)
  })
  browser.document.body.append(frame)
  onFrame(frame.contentWindow)
  const timeout = new AbortController()
  const silence = clock.wait(timeoutMs, timeout.signal).then(
    () => 'silent' as const,
    () => 'silent' as const,
  )
  const outcome = await Promise.race([said, silence])
  timeout.abort()
  if (onMessage !== null) browser.removeEventListener('message', onMessage)
  frame.remove()
  return outcome
}
