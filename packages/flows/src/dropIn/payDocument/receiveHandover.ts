import {
  type BrandConfig,
  type Wallet,
  brandIn,
  choosePayDeployment,
  parsePayUrl,
  walletsIn,
} from '@topup/domain'
import { type BrandStorage, createBrandStorage, storageOf } from '../../platform/brandStorage.ts'
import { type Clock, browserClock } from '../../platform/clock.ts'
import { newId } from '../../platform/newId.ts'
import { type ServiceClock, createServiceClock } from '../../platform/serviceClock.ts'
import {
  type FromPayDocument,
  type Handover,
  billingNoIn,
  forgetFormEnd,
  forgetOwnWindow,
  isOwnWindow,
  keepHandover,
  keptHandover,
  markOwnWindow,
  keptHandovers,
  parseToPayDocument,
  payDocumentPath,
} from '../handover.ts'
import type { DropInModule, DropInOfFacts, ReturnDetails } from '../providers/dropInModule.ts'

/** What a pay document knows before anything is drawn. */
export interface OpenPayDocument {
  readonly received: Received | null
  /** The drop-in of the payment provider; undefined where this store does not have it. */
  readonly module: DropInModule | undefined
  readonly wallets: readonly Wallet[]
  /** What came back with the player from a bank; null when the form is to be shown. */
  readonly returned: ReturnDetails | null
  /** The checked payment URL of the order; null without one. */
  readonly payUrl: string | null
  /** Where the store is: a path, or an address where this document has an origin of its own. */
  readonly store: string
  readonly isLocal: boolean
  readonly browser: Window
  readonly tab: BrandStorage
  readonly device: BrandStorage
  readonly clock: Clock
}

/**
 * Receives what a pay document in this window is to pay. It makes no call to the store's service, and knows that
 * service's time from the store alone. Null in a frame, where nothing is shown. Source: decisions 20, 37 and 95.
 */
export async function openPayDocument(
  {
    brand,
    dropIns,
  }: { readonly brand: BrandConfig; readonly dropIns: readonly (DropInModule | DropInOfFacts)[] },
  browser: Window,
): Promise<OpenPayDocument | null> {
  const clock = browserClock
  const serviceClock = createServiceClock(clock)
  const tab = createBrandStorage(brand.key, storageOf(browser, 'sessionStorage'), serviceClock)
  const device = createBrandStorage(brand.key, storageOf(browser, 'localStorage'), serviceClock)
  const deployment = choosePayDeployment(brand, browser.location.origin)
  const isLocal = deployment?.environment === 'local'
  const storeOrigins = deployment?.payOrigin === undefined ? undefined : deployment.origins
  const deps = { browser, tab, clock, serviceClock, storeOrigins }
  // Only a store at another origin frames it: the policy lets nobody else. Source: decision 95.
  if (browser.parent !== browser) {
    if (storeOrigins !== undefined) await keepForTab(deps)
    return null
  }
  const { cardScript = null } = brandIn(brand, deployment)
  const modules = dropIns.map((each) => (typeof each === 'function' ? each({ cardScript }) : each))
  const returned = readReturn({ browser, tab, dropIns: modules })
  // On an origin that is not in the host table nothing can be paid. Source: decision 37.
  const received = deployment === null ? null : await receiveHandover(deps)
  const payUrl = parsePayUrl(received?.handover.payUrl, { allowLocalHosts: isLocal })
  return {
    received,
    module: modules.find(({ provider }) => provider === received?.handover.provider),
    wallets: walletsIn(brand, deployment),
    returned,
    payUrl: payUrl.ok ? payUrl.value : null,
    store: storeAddress(deps),
    isLocal,
    browser,
    tab,
    device,
    clock,
  }
}

/** What a pay document has received, and how it reports to the store that its part is over. */
export interface Received {
  readonly handover: Handover
  readonly sayDone: () => void
  /** True when the store opened this window for the order; false when the store's own tab became the pay document. */
  readonly isOwnWindow: boolean
}

/** What receiving an order needs. */
export interface ReceiveDeps extends AskDeps {
  /** The storage of this tab, at the pay document's origin. */
  readonly tab: BrandStorage
}

/** Which of its store's origins handed the order over; not written where there is only one. */
const storeOriginKey = 'storeOrigin'

/**
 * Asks the window that opened this one for the handover, and keeps it in this tab; without such a window, as
 * after a reload, uses what the tab keeps for the order in the address. Afterwards no code of a provider can
 * reach the store's window. Null when there is nothing. Source: faults A-08, decisions 20 and 95.
 */
export async function receiveHandover(deps: ReceiveDeps): Promise<Received | null> {
  const { browser, tab, storeOrigins } = deps
  const store = openerOf(deps)
  const given = store === null ? null : await askStore(deps, store)
  cutOpener(browser)
  if (given !== null) {
    keepHandover(tab, given.handover)
    // A new window starts with a copy of the store tab's storage, and that tab may have been the pay document of
    // this order.
    forgetFormEnd(tab, given.handover.billingNo)
    markOwnWindow(tab)
    if (storeOrigins !== undefined) tab.write(storeOriginKey, given.origin)
  }
  const billingNo = billingNoIn(browser.location.hash)
  const handover = given?.handover ?? (billingNo === null ? null : keptHandover(tab, billingNo))
  if (handover === null) return null
  return {
    handover,
    sayDone: () => {
      if (store !== null && given !== null) sayToStore(store, { kind: 'payDocumentDone' }, [given.origin])
    },
    isOwnWindow: isOwnWindow(tab),
  }
}

/**
 * In a frame of the store: keeps the order that this tab will pay once it has become the pay document, and says whether
 * it could. Source: decision 95.
 */
export async function keepForTab(deps: ReceiveDeps): Promise<void> {
  const { browser, tab, storeOrigins } = deps
  const store = browser.parent
  const given = await askStore(deps, store)
  if (given === null) return
  const isKept = keepHandover(tab, given.handover)
  forgetFormEnd(tab, given.handover.billingNo)
  forgetOwnWindow(tab)
  if (storeOrigins !== undefined) tab.write(storeOriginKey, given.origin)
  sayToStore(store, { kind: 'payDocumentKept', isKept }, [given.origin])
}

/**
 * The address of the store that this tab came from: a path at the store's own origin, else the whole address. Source:
 * decision 95.
 */
export function storeAddress({ tab, storeOrigins }: Pick<ReceiveDeps, 'tab' | 'storeOrigins'>): string {
  if (storeOrigins === undefined) return '/'
  const kept = tab.read(storeOriginKey, String)
  const [first = ''] = storeOrigins
  return `${storeOrigins.find((origin) => origin === kept) ?? first}/`
}

/**
 * The window that opened this one, if it may be the store; null for a page of another origin, which may have opened the
 * store. At an origin of its own a document cannot see whose window it is: there it asks, in a message that only the store
 * can read.
 */
function openerOf({ browser, storeOrigins }: ReceiveDeps): Window | null {
  try {
    const opener = browser.opener as Window | null
    if (storeOrigins !== undefined) return opener
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

/** How long a store that is still open may take to answer. */
const answerMs = 10_000

/** Who asks, and whom. */
interface AskDeps {
  readonly browser: Window
  readonly clock: Pick<Clock, 'wait'>
  /** Learns what the store knows of the service's time. Source: decision 53. */
  readonly serviceClock: Pick<ServiceClock, 'learn'>
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
 * Asks a window for the order of this pay document; null when it does not answer. Only a window of the store gets the
 * question, and only its answer to this very question is taken. Source: faults A-08, decisions 20 and 95.
 */
async function askStore(
  { browser, clock, serviceClock, storeOrigins }: AskDeps,
  store: Window,
): Promise<Given | null> {
  const origins = storeOrigins ?? [browser.location.origin]
  // A store of an older release, at the same origin, answers without one.
  const nonce = storeOrigins === undefined ? null : newId()
  const timeout = new AbortController()
  let onMessage: ((event: MessageEvent) => void) | null = null
  const given = new Promise<Given>((resolve) => {
    onMessage = ({ source, origin, data }) => {
      if (source !== store || origins.indexOf(origin) === -1) return
      const said = parseToPayDocument(data)
      if (said === null || (nonce !== null && said.nonce !== nonce)) return
      if (said.serviceMs !== null) serviceClock.learn(said.serviceMs)
      resolve({ handover: said.handover, origin })
    }
    browser.addEventListener('message', onMessage)
  })
  sayToStore(store, { kind: 'payDocumentReady', nonce }, origins)
  const silence = clock.wait(answerMs, timeout.signal).then(
    () => null,
    () => null,
  )
  return Promise.race([given, silence]).finally(() => {
    timeout.abort()
    if (onMessage !== null) browser.removeEventListener('message', onMessage)
  })
}

/** Sends a message that only a window of one of these origins can read. */
function sayToStore(store: Window, message: FromPayDocument, origins: readonly string[]): void {
  for (const origin of origins)
    try {
      store.postMessage(message, origin)
    } catch {
      /* the store is gone: it queries the service by itself when it comes back */
    }
}

/**
 * What a bank's page has sent back with the player, for the order that this tab left for it; null where nothing came, or
 * for no order that the tab keeps. The document's first script has taken it out of the address, into the state of this
 * entry of the history: it is there again after a reload, and nobody can read it in an address; in memory where the browser rewrites no
 * address. The address names the order from now on. Source: decisions 35 and 95.
 */
export function readReturn({
  browser,
  tab,
  dropIns,
}: {
  readonly browser: Pick<Window, 'history' | 'location'> & { readonly topupReturn?: unknown }
  readonly tab: BrandStorage
  readonly dropIns: readonly DropInModule[]
}): ReturnDetails | null {
  const { history, location } = browser
  const query = queryIn(history.state) ?? queryIn(browser)
  if (query === null) return null
  const found = keptHandovers(tab).flatMap(({ billingNo, provider, parameters }) => {
    const details = dropIns.find((each) => each.provider === provider)?.returnOf?.(query, parameters)
    return details == null ? [] : [{ billingNo, details }]
  })
  const [first, another] = found
  if (first === undefined || another !== undefined) return null
  const address = payDocumentPath(first.billingNo)
  try {
    history.replaceState(history.state, '', address)
  } catch {
    location.replace(address.slice(address.indexOf('#')))
  }
  return first.details
}

function queryIn(state: unknown): URLSearchParams | null {
  const kept =
    typeof state === 'object' && state !== null && 'topupReturn' in state ? state.topupReturn : null
  return typeof kept === 'string' ? new URLSearchParams(kept) : null
}
