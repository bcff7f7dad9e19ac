import type { Handover } from '../handover.ts'
import { keepHandover, keptHandover } from '../keptHandovers.ts'
import { forgetOver, isSent } from '../overDropIns.ts'
import { parseToPayDocument } from '../messages.ts'
import type { FromPayDocument } from '../messages.ts'
import { billingNoIn } from '../payDocumentPath.ts'
import type { Clock } from '../../platform/clock.ts'
import type { BrandStorage } from '../../platform/brandStorage.ts'

/** What a pay document has received, and how it reports to the store that its part is over. */
export interface Received {
  readonly handover: Handover
  readonly sayDone: () => void
  /** True when the store opened this window for the order; false when the store's own tab became the pay document. */
  readonly isOwnWindow: boolean
}

/** How long a store that is still open may take to answer. */
const answerMs = 10_000

/**
 * The key under which a window remembers that a store has handed its order to it: after a reload its opener is
 * gone.
 */
const ownWindowKey = 'payWindow'

/**
 * Asks the window that opened this one for the handover, and keeps it in this tab; without such a window, as
 * after a reload, uses what the tab keeps for the order in the address. Afterwards no code of a provider can
 * reach the store's window. Null when there is nothing. Source: faults A-08, decision 20.
 */
export async function receiveHandover(deps: {
  readonly browser: Window
  readonly tab: BrandStorage
  readonly clock: Clock
}): Promise<Received | null> {
  const { browser, tab, clock } = deps
  const store = openerOf(browser)
  const given = store === null ? null : await ask(browser, store, clock)
  cutOpener(browser)
  if (given !== null) {
    keepHandover(tab, given)
    // A new window starts with a copy of the store tab's storage, and that tab may have been the pay document of
    // this order.
    forgetOver(tab, given.billingNo)
    tab.write(ownWindowKey, true)
  }
  const billingNo = billingNoIn(browser.location.hash)
  const handover = given ?? (billingNo === null ? null : keptHandover(tab, billingNo))
  if (handover === null) return null
  return {
    handover,
    sayDone: () => say(browser, store, { kind: 'payDocumentDone', isSent: isSent(tab, handover.billingNo) }),
    isOwnWindow: tab.read(ownWindowKey, Boolean) === true,
  }
}

async function ask(browser: Window, store: Window, clock: Clock): Promise<Handover | null> {
  const patience = new AbortController()
  let hear: ((event: MessageEvent) => void) | null = null
  const given = new Promise<Handover>((resolve) => {
    hear = ({ source, origin, data }) => {
      if (source !== store || origin !== browser.location.origin) return
      const said = parseToPayDocument(data)
      if (said !== null) resolve(said.handover)
    }
    browser.addEventListener('message', hear)
  })
  say(browser, store, { kind: 'payDocumentReady' })
  const silence = clock.wait(answerMs, patience.signal).then(
    () => null,
    () => null,
  )
  return Promise.race([given, silence]).finally(() => {
    patience.abort()
    if (hear !== null) browser.removeEventListener('message', hear)
  })
}

/** Sends a message that only a window of this origin can read. */
function say(browser: Window, store: Window | null, message: FromPayDocument): void {
  try {
    store?.postMessage(message, browser.location.origin)
  } catch {
    /* the store is gone: it queries the service by itself when it comes back */
  }
}

/**
 * The window of the store that opened this one; null for a page of another origin, which may have opened the
 * store.
 */
function openerOf(browser: Window): Window | null {
  try {
    const opener = browser.opener as Window | null
    return opener?.location.origin === browser.location.origin ? opener : null
  } catch {
    return null
  }
}

function cutOpener(browser: Window): void {
  try {
    browser.opener = null
  } catch {
    /* cut already */
  }
}
