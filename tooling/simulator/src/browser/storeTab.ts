import { adyen } from '@topup/api-client/providers/adyen'
import { card } from '@topup/api-client/providers/card'
import { codapay } from '@topup/api-client/providers/codapay'
import { myCardInGame } from '@topup/api-client/providers/myCardInGame'
import { paypal } from '@topup/api-client/providers/paypal'
import { razerGold } from '@topup/api-client/providers/razerGold'
import { xsolla } from '@topup/api-client/providers/xsolla'
import { addressOf, entriesToWarnOf, entryAt } from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import {
  accountOf,
  beginGameVisit,
  browserClock,
  createBrandStorage,
  createCheckout,
  createServiceClock,
  createServices,
  followOrder,
  keepOpened,
  loadCode,
  loadInitialData,
  quoteOf,
  readVisit,
  startSending,
  storageOf,
} from '@topup/flows/headless'
import type {
  CheckoutServices,
  Disk,
  LinkStore,
  LoadCheckout,
  OpenPopup,
  PaymentProvider,
  Services,
} from '@topup/flows/headless'
import { accountOfLink } from '../service/shop.ts'
import { brand, deployment } from '../world/brand.ts'
import type { CodeFetch } from './codeFetch.ts'
import type { Frame } from './frames.ts'
import type { Page } from './page.ts'

/** One open tab with the store in it. */
export interface StoreTab {
  readonly page: Page
  readonly frame: Frame
  readonly services: Services
  readonly loadCheckout: LoadCheckout
  readonly screen: Screen
  checkout(): CheckoutServices | null
  /** The payment link whose page is shown, with the screen of its own popups once it was read. */
  link: { readonly store: LinkStore; screen: Screen | null } | null
  readonly code: CodeFetch
  /** Whether a page without a store is all that the player sees: it asks them to come from the game again. */
  readonly isLost: boolean
  /** What was on the screen at the newest tap on Buy that the store took up. */
  readAtTap: ReadAtTap | null
  /** Open orders that the player was warned of since that tap. */
  readonly acknowledged: Set<string>
  /** Titles of the questions that the player said yes to since that tap. */
  readonly agreedTo: Set<string>
  /** Whether storage failed at some moment of this tab's life. */
  sawStorageFail: boolean
}

const providers: readonly PaymentProvider[] = [xsolla, paypal, codapay, razerGold, myCardInGame, adyen, card]
const nothing = () => null

/** Opens the store in a page, as `startStore` does, without drawing it. Null when the page did not live that long. */
export async function openStore(
  page: Page,
  options: {
    readonly frame: Frame
    /** The query of its address. */
    readonly search: string
    readonly isTracked: boolean
    readonly code: CodeFetch
    readonly disk: Disk
  },
): Promise<StoreTab | null> {
  const opened: { tab: StoreTab | null } = { tab: null }
  await page.run(() => {
    let checkout: CheckoutServices | null = null
    const serviceClock = createServiceClock(browserClock)
    const brandStorage = createBrandStorage(brand.key, page.localStorage, serviceClock)
    const ofTab = createBrandStorage(brand.key, storageOf(page.window, 'sessionStorage'), serviceClock)
    const { services, loadCheckout, secrets, visitKind } = createServices({
      app: {
        brand,
        loadCheckout: async (all) => {
          await options.code.fetch()
          return (checkout = createCheckout(all, providers, page.window))
        },
        loadSocialLogins: () => Promise.resolve([]),
        artwork: { Hero: nothing, Mark: nothing },
        locales: { en: `${deployment.origins[0]}/en.json` },
        texts: null,
      },
      loadResult: () => Promise.resolve(),
      loadSending: () => Promise.resolve(startSending),
      deployment,
      serviceClock,
      brandStorage,
      disk: options.disk,
      tab: ofTab,
      visit: readVisit({
        brand,
        brandStorage,
        tab: ofTab,
        search: options.search,
        navigator: page.window.navigator,
      }),
      browser: page.window,
      // Another route takes the page of a link away, as the router does.
      navigate: () => {
        if (opened.tab !== null) opened.tab.link = null
      },
    })
    // Each text says its own key, so that a player of the simulator recognises a question by it.
    services.translator.i18n.options.parseMissingKeyHandler = (key) => key
    const isLost = visitKind === 'lost'
    if (!isLost) loadInitialData(services, false, { pathname: '/' })
    if (visitKind !== null) void beginGameVisit(services, { visitKind, secrets })
    if (options.isTracked && !isLost) services.tracking.start()
    opened.tab = {
      page,
      frame: options.frame,
      services,
      loadCheckout,
      screen: createScreen(services, loadCheckout),
      checkout: () => checkout,
      code: options.code,
      isLost,
      link: null,
      readAtTap: null,
      acknowledged: new Set(),
      agreedTo: new Set(),
      sawStorageFail: false,
    }
  })
  return opened.tab
}

/** What a player reads on the recharge at the moment of a tap on Buy. */
export type ReadAtTap = NonNullable<ReturnType<typeof readScreen>>

/** What is on the screen now; null where Buy could not be tapped. */
export function readScreen(checkout: CheckoutServices) {
  const { product, payment, coupons } = checkout.recharge.getState()
  const { payable } = quoteOf(checkout)
  if (product === null || payment.choice.kind !== 'method' || coupons.choice.kind === 'pricing') return null
  const { picked } = payment.choice
  return {
    ...whomNow(checkout),
    /** Null where a payment link names none. */
    productId: product.productId,
    /** Null while it is not on the screen yet: a card that is exchanged says its worth in the question that follows. */
    payableMinor: product.isPointCard ? null : (payable?.minorUnits ?? null),
    payId: (picked.subMethod ?? picked.method).paywayId,
  }
}

/**
 * Notes what the player reads at a tap on Buy. A tap that comes while an earlier one waits does nothing: what is bought is what was read
 * at the earlier one. Source: faults M-02.
 */
export function noteTap(tab: StoreTab, checkout: CheckoutServices): void {
  if (checkout.popups.getState().isHandling()) return
  tab.readAtTap = readScreen(checkout)
  tab.acknowledged.clear()
  tab.agreedTo.clear()
}

/** For whom Buy would buy. */
function whomNow({ session, selection }: Pick<CheckoutServices, 'selection' | 'session'>) {
  const { payer } = session.getState()
  const { server, character } = selection.getState().selection
  return payer === null
    ? {
        suid: accountOf(session.getState())?.suid ?? '',
        characterId: character?.value ?? '',
        serverId: server?.value ?? '',
      }
    : {
        suid: accountOfLink(payer.paymentLinkId),
        characterId: payer.characterId ?? '',
        serverId: payer.serverId ?? '',
      }
}

/**
 * What React does in a browser, without drawing: a popup that opens begins what its component begins, one that closes
 * ends it, by the same functions.
 */
type Screen = ReturnType<typeof createScreen>

/** Makes the screen of one page. */
export function createScreen(services: Services, loadCheckout: LoadCheckout) {
  const { popups, clock } = services
  /** The address that each open result has come to. */
  const shown = new Map<number, string>()
  const asked = new Map<number, ReadonlySet<string>>()
  const mounted = new Map<number, AbortController>()

  const mount = (popup: OpenPopup) => {
    const gone = new AbortController()
    mounted.set(popup.id, gone)
    const whenGone = (stop: () => void) =>
      gone.signal.aborted ? stop() : gone.signal.addEventListener('abort', stop)
    if (popup.kind === 'confirm' && popup.title === 'confirm.openOrder.title') {
      const open = entriesToWarnOf(services.journal.getState().journal)
      // Of what another release wrote this one knows the number alone.
      asked.set(popup.id, new Set(open.flatMap((entry) => [entry.snapshot.intentId, addressOf(entry)])))
    }
    const show = (entry: JournalEntry | null) => {
      if (entry === null) return popups.getState().close(popup.id)
      shown.set(popup.id, addressOf(entry))
      // The way back to a drop-in is the checkout's to offer.
      if (entry.kind === 'ordered') loadCheckout().catch(() => undefined)
    }
    // Effects run after the drawing.
    setTimeout(() => {
      if (gone.signal.aborted) return
      if (popup.kind === 'result') whenGone(followOrder(services, popup.order, show))
      if (popup.kind === 'recharge')
        void loadCode(loadCheckout, clock, gone.signal).then(
          (checkout) => gone.signal.aborted || whenGone(keepOpened(checkout, popup.productId)),
          () => undefined,
        )
    }, 4)
  }
  const draw = () => {
    const { open } = popups.getState()
    for (const [id, gone] of mounted) {
      if (open.some((popup) => popup.id === id)) continue
      mounted.delete(id)
      gone.abort()
    }
    for (const popup of open) if (!mounted.has(popup.id)) mount(popup)
  }
  popups.subscribe(draw)
  draw()

  return {
    top: (): OpenPopup | null => popups.getState().open.at(-1) ?? null,
    /** The order that an open result shows. */
    shownOrder: (popup: OpenPopup): JournalEntry | null =>
      popup.kind === 'result'
        ? entryAt(services.journal.getState().journal, shown.get(popup.id) ?? popup.order)
        : null,
    /** The open orders that a question about an open order was asked about: their addresses and intents. */
    askedAbout: ({ id }: OpenPopup): ReadonlySet<string> => asked.get(id) ?? new Set(),
    /** Ends with a login form or any other popup that closes. */
    signalOf: ({ id }: OpenPopup) => mounted.get(id)?.signal ?? AbortSignal.abort(),
  }
}
