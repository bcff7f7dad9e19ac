import type { Handover } from '../handover.ts'
import { parseToPayDocument } from '../messages.ts'
import type { FromPayDocument } from '../messages.ts'
import { newId } from '../../platform/newId.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ServiceClock } from '../../platform/serviceClock.ts'

/** How long a store that is still open may take to answer. */
const answerMs = 10_000

/** Who asks, and whom. */
export interface AskDeps {
  readonly browser: Window
  readonly clock: Pick<Clock, 'wait'>
  /** Hears what the store knows of the service's time. Source: decision 53. */
  readonly serviceClock: Pick<ServiceClock, 'hear'>
  /**
   * The origins of the store whose pay document this is, where it stands at another origin; left out, it stands at the
   * store's own. Source: decision 95.
   */
  readonly storeOrigins?: readonly string[] | undefined
}

/** An order and the origin of the store that handed it over. */
export interface Given {
  readonly handover: Handover
  readonly origin: string
}

/**
 * Asks a window for the order of this pay document; null when it does not answer. Only a window of the store hears the
 * question, and only its answer to this very question is taken. Source: faults A-08, decisions 20 and 95.
 */
export async function askStore(
  { browser, clock, serviceClock, storeOrigins }: AskDeps,
  store: Window,
): Promise<Given | null> {
  const origins = storeOrigins ?? [browser.location.origin]
  // A store of an older release, at the same origin, answers without one.
  const nonce = storeOrigins === undefined ? null : newId()
  const patience = new AbortController()
  let hear: ((event: MessageEvent) => void) | null = null
  const given = new Promise<Given>((resolve) => {
    hear = ({ source, origin, data }) => {
      if (source !== store || origins.indexOf(origin) === -1) return
      const said = parseToPayDocument(data)
      if (said === null || (nonce !== null && said.nonce !== nonce)) return
      if (said.serviceMs !== null) serviceClock.hear(said.serviceMs)
      resolve({ handover: said.handover, origin })
    }
    browser.addEventListener('message', hear)
  })
  sayToStore(store, { kind: 'payDocumentReady', nonce }, origins)
  const silence = clock.wait(answerMs, patience.signal).then(
    () => null,
    () => null,
  )
  return Promise.race([given, silence]).finally(() => {
    patience.abort()
    if (hear !== null) browser.removeEventListener('message', hear)
  })
}

/** Sends a message that only a window of one of these origins can read. */
export function sayToStore(store: Window, message: FromPayDocument, origins: readonly string[]): void {
  for (const origin of origins)
    try {
      store.postMessage(message, origin)
    } catch {
      /* the store is gone: it queries the service by itself when it comes back */
    }
}
