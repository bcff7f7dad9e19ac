import {
  type ApiClient,
  type DecodeOptions,
  type PrefetchedAnswers,
  createApiClient,
  waitFor,
} from '@topup/api-client'
import { type BrandConfig, type Deployment, type EntrySecrets, openEntries } from '@topup/domain'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { createRosterStore } from '../features/games/rosterStore.ts'
import { createCatalogueStore } from '../features/products/catalogueStore.ts'
import type { LoadCheckout, CheckoutServices } from '../features/purchase/contracts.ts'
import {
  canReload,
  createLazyJournal,
  createLazyOrderPoller,
} from '../features/purchase/orders/lazyOrders.ts'
import type { startSending } from '../features/tracking/startSending.ts'
import {
  type LocaleUrls,
  type Messages,
  type Translator,
  createTranslator,
  fetchMessages,
} from '../i18n/translator.ts'
import { type BrandStorage, createBrandStorage, tabFirst } from '../platform/brandStorage.ts'
import type { Disk } from '../platform/browserDisk.ts'
import { browserClock } from '../platform/clock.ts'
import { memoizeAsync } from '../platform/memoizeAsync.ts'
import { newId } from '../platform/newId.ts'
import { reloadWhenThere } from '../platform/reloadWhenThere.ts'
import type { ServiceClock } from '../platform/serviceClock.ts'
import { createRememberedHost } from '../platform/rememberedHost.ts'
import { createVisibility } from '../platform/visibility.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import type { OrderPoller, PollerStateStore, Services, SocialProvider } from '../store/services.ts'
import type { Artwork } from '../store/servicesContext.tsx'
import { type PopupRequest, createPopupStack } from '../store/state/popupStack.ts'
import type { RouteTarget } from '../store/state/routeTarget.ts'
import { createSelectionStore } from '../store/state/selectionStore.ts'
import { type SessionStore, accountOf, createSessionStore } from '../store/state/sessionStore.ts'
import { createToasts } from '../store/state/toasts.ts'
import { type Tracking, createTracking } from '../store/state/tracking.ts'
import type { Visit } from '../visit/readVisit.ts'

/** The services of a store; without a payment region there is nothing to sell (spec §4). */
export interface ServicesStart {
  readonly services: Services
  readonly loadCheckout: LoadCheckout
  readonly secrets: EntrySecrets
  readonly hasRegion: boolean
  readonly visitKind: Visit['kind']
  readonly namesNewRecipient: boolean
}

/** Makes everything that features share, once per page. */
export function createServices(start: PageStart): ServicesStart {
  const { app, deployment, serviceClock, brandStorage, tab, browser, visit } = start
  const { entry, secrets, device, region } = visit
  const translator = translatorFor(start)
  const { session, selection } = sessionFor(start)
  // A login that has ended by then is gone.
  serviceClock.whenKnown(() => endExpired(session))
  const later = () => services
  const api = apiFor(start, later)
  const orders = journalFor(start, later)
  const { react, reactToLoad } = lazyReactions(later)
  const decoding = (): DecodeOptions => ({
    allowLocalHosts: deployment.environment === 'local',
    languages: [translator.language(), app.brand.defaultLanguage],
  })
  const { brand } = app
  const { platform } = device
  const shared = { api, brand, platform, session, selection, decoding, onError: reactToLoad }

  const services: Services = {
    brand,
    deployment,
    entry,
    device,
    clock: browserClock,
    serviceClock,
    newId,
    brandStorage,
    tab,
    visibility: createVisibility(browser.document, browser),
    api,
    translator,
    session,
    selection,
    catalogue: createCatalogueStore({ ...shared, table: app.brand.games }),
    roster: createRosterStore({
      ...shared,
      fetchRoster: async (...of) => (await dialogCode()).fetchRoster(...of),
    }),
    journal: orders.journal,
    poller: pollerFor(start, orders, later),
    popups: createPopupStack((wanted) => gameFirst(session, wanted)),
    toasts: createToasts(),
    tracking: trackingFor(start, { session, selection }, later),
    journalReady: orders.readyIfAny,
    loadSocialLogins: memoizeAsync(() => app.loadSocialLogins()),
    reloadForCode: (by) => reloadForCode(services, browser, by),
    hasEventNews: async () => (await playerPages()).readEventNews(services),
    made: new Map(),
    react,
    reactToLoad,
    navigate: start.navigate,
  }
  const loadCheckout = memoizeAsync(async () => {
    const [checkout] = await Promise.all([app.loadCheckout(services), start.loadResult(), orders.ready()])
    return checkout
  })
  const { kind: visitKind, namesNewRecipient } = visit
  return { services, loadCheckout, secrets, hasRegion: region.ok, visitKind, namesNewRecipient }
}

/** The journal, and who asks about its orders. */
export const orderCode = () => import('./storeOrders.ts')

/** What popups do for a player. */
export const dialogCode = () => import('./dialogCode.ts')

/** The pages about the player, and what tells whether one of them has news. */
export const playerPages = () => import('../pages/player.ts')

/** All services, for a part that uses others of them once the page runs; not there yet while they are made. */
type Later = () => Services

/** The texts, in the language of the visit; those of the default language come with the store's script. Source: decision 72. */
const translatorFor = ({ app, visit, prefetchedAnswers, brandStorage, browser }: PageStart): Translator =>
  createTranslator({
    language: visit.language,
    fallback: app.brand.defaultLanguage,
    urls: app.locales,
    ownTexts: app.texts,
    fetchMessages: async (url) =>
      (url === app.locales[app.brand.defaultLanguage] ? app.texts : null) ??
      fetchMessages(url, prefetchedAnswers),
    brandStorage,
    clock: browserClock,
    visibility: createVisibility(browser.document, browser),
    page: browser.document,
  })

/**
 * Logs out whose login is over by the service's time. Another player, who has logged in in another tab meanwhile, is not followed
 * here: the popups and products of the first one go with that (`followOtherTabs`). Source: faults A-14.
 */
function endExpired(session: SessionStore): void {
  const held = session.getState()
  const now = held.stored()
  if (now === null || now.suid === accountOf(held)?.suid) held.followStored()
}

/** Who plays, and what this player has chosen. */
function sessionFor({ app, visit, brandStorage, tab }: PageStart): Pick<Services, 'selection' | 'session'> {
  const { brand } = app
  const { clientId, game, kind, region, regionOf, chosenRegion } = visit
  const session = createSessionStore(brandStorage, {
    clientId,
    game,
    region: region.ok ? region.value : brand.regions[0],
    isSdkVisit: kind !== null,
    tab,
    regionOf,
    chosenRegion,
  })
  // Inside a game, nothing that another account chose is taken over, and nothing is stored for that account.
  const selection = createSelectionStore(
    kind !== null ? createBrandStorage(brand.key, null, browserClock) : tabFirst(tab, brandStorage),
    session,
  )
  return { session, selection }
}

/** The client of the service, with the session of the moment. */
const apiFor = (
  { deployment, prefetchedAnswers, serviceClock, brandStorage, visit }: PageStart,
  services: Later,
): ApiClient =>
  createApiClient({
    origins: { api: deployment.apiOrigin, backups: deployment.backupApiOrigins },
    prefetchedAnswers,
    hearServiceTime: (serviceMs) => serviceClock.hear(serviceMs),
    now: () => browserClock.now(),
    wait: waitFor,
    random: Math.random,
    loadReshape: async () => (await import('@topup/api-client/envelope/reshape')).reshape,
    memory: createRememberedHost(brandStorage, deployment),
    report: (error) => services().tracking.noteFailure(error),
    context: () => ({
      idfv: visit.device.deviceId,
      specLang: services().translator.language(),
      oauthToken: accountOf(services().session.getState())?.oauthToken ?? null,
    }),
  })

/** The journal; its code and the disk are loaded when an order is needed. */
const journalFor = (start: PageStart, services: Later): ReturnType<typeof createLazyJournal> =>
  createLazyJournal(start.brandStorage, { disk: start.disk, clock: browserClock }, async () => {
    const [{ openStoreJournal }, disk] = await Promise.all([orderCode(), start.disk.open()])
    return openStoreJournal(start, disk, services)
  })

/** Errors are rare and never come first, so the code for them is loaded when it is needed. */
function lazyReactions(services: Later): Pick<Services, 'react' | 'reactToLoad'> {
  const reactions = memoizeAsync(async () => {
    const { createReactions } = await import('../store/performReaction.ts')
    return createReactions(services)
  })
  return {
    react: (error) => void reactions().then((loaded) => loaded.react(error), ignore),
    reactToLoad: (error, isShown) =>
      void reactions().then((loaded) => loaded.reactToLoad(error, isShown), ignore),
  }
}

/** The poller; its code is loaded with the journal. */
function pollerFor(
  { browser }: PageStart,
  orders: ReturnType<typeof createLazyJournal>,
  services: Later,
): OrderPoller {
  let poller: OrderPoller | null = null
  const loadPoller = async (state: PollerStateStore) => {
    const [{ startStorePoller }] = await Promise.all([orderCode(), orders.ready()])
    poller ??= startStorePoller(services(), state)
    return poller
  }
  return createLazyOrderPoller(
    orders,
    loadPoller,
    () => void reloadWhenThere(browser, () => canReload(services())),
  )
}

/** Tracking; the code that sends is loaded when the page has nothing else to do. */
const trackingFor = (
  { browser, loadSending }: PageStart,
  { session, selection }: Pick<Services, 'selection' | 'session'>,
  services: Later,
): Tracking =>
  createTracking({
    session,
    selection,
    route: () => browser.location.pathname,
    loadSending: async (queue, failures) => {
      const startSending = await loadSending()
      return startSending(services(), { queue, failures }, { browser, whenIdle })
    },
  })

/**
 * If the code of the reactions cannot be loaded (no network), nothing can be shown here; the part that stays
 * empty says so.
 */
const ignore = () => undefined

/**
 * A login and a choice of character are for a game: while none is chosen, its list opens in their place.
 * Source: spec §8 (-3001).
 */
export function gameFirst(session: Pick<SessionStore, 'getState'>, wanted: PopupRequest): PopupRequest {
  const needsGame = wanted.kind === 'login' || wanted.kind === 'serverCharacter'
  return needsGame && session.getState().clientId === null ? { kind: 'games' } : wanted
}

const key = 'reloadedForCode'

/** For how long the page is not reloaded again by itself, in days: an hour. */
const onceInDays = 1 / 24

/**
 * Reloads the page for code that is gone, as after a deployment: by itself once in an hour and not while an order is open, at
 * the player's tap whenever nothing is lost by it. Without a place to remember that it did, never by itself. Source: faults
 * B-09, decision 78.
 */
export async function reloadForCode(
  services: Pick<Services, 'journal' | 'brandStorage' | 'clock' | 'session' | 'tab'>,
  browser: Parameters<typeof reloadWhenThere>[0],
  by: 'itself' | 'player',
): Promise<void> {
  const { tab, journal } = services
  if (by === 'player') return reloadWhenThere(browser, () => canReload(services))
  if (tab.read(key, () => true) === true) return
  await reloadWhenThere(
    browser,
    () =>
      openEntries(journal.getState().journal).length === 0 &&
      canReload(services) &&
      tab.write(key, true, onceInDays),
  )
}

/** What the page was opened with. */
export interface PageStart {
  readonly app: Omit<StoreApp, 'theme'>
  /**
   * Loads the code that asks about an order and the popup that says what became of it; rejects when a part of it cannot be
   * loaded. Nothing can be bought before it is here, because a deployment may remove it at any moment. Source: faults B-09.
   */
  readonly loadResult: () => Promise<unknown>
  /** Loads the code that sends what is tracked. */
  readonly loadSending: () => Promise<typeof startSending>
  readonly deployment: Deployment
  /** The clock that decides what has expired in the two storages; the service's answers set it. */
  readonly serviceClock: ServiceClock
  readonly brandStorage: BrandStorage
  readonly disk: Disk
  /** The storage of this tab. */
  readonly tab: BrandStorage
  readonly visit: Visit
  readonly browser: Window
  readonly navigate: (path: RouteTarget) => void
  /** What the early script has requested before the store's own script arrived. */
  readonly prefetchedAnswers?: PrefetchedAnswers | undefined
}

/** What one brand's app passes to the shared code, which knows nothing else about the brand. */
export interface StoreApp {
  readonly brand: BrandConfig
  /** Loads the checkout with the brand's payment providers; a chunk of its own. */
  readonly loadCheckout: (services: Services) => Promise<CheckoutServices>
  /** Loads the login providers that the brand has ids for; a chunk of its own. */
  readonly loadSocialLogins: () => Promise<readonly SocialProvider[]>
  readonly artwork: Artwork
  /** What the colours were derived from when the store was built; another `brand_color` takes the tint's place. */
  readonly theme: ThemeInputs
  /** Address of the typeface for titles and prices; without it they stand in the system's own. */
  readonly typeface?: string | undefined
  readonly locales: LocaleUrls
  /** The texts of the brand's default language, which need no request; null where they are a file like the others. Source: decision 72. */
  readonly texts: Messages | null
}

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
      void orderCode()
        .then((code) => code.showOrderAtStart(services, atStart, page.pathname))
        .catch(ignore)
    const { billingNo, paymentLinkId } = services.entry
    // The page of a payment link asks the service itself which order it has.
    if (billingNo !== null && paymentLinkId === null)
      void orderCode()
        .then((code) => code.showLinkOrder(services, billingNo))
        .catch(ignore)
  }, ignore)
  const needsCharacter = namesNewRecipient || selection.getState().selection.character === null
  if (accountOf(session.getState()) !== null && needsCharacter)
    void dialogCode().then(
      ({ preselectCharacter }) => preselectCharacter(services, namesNewRecipient),
      ignore,
    )

  let askedAtMs = clock.now()
  // A clock that was set back says nothing of how long ago that was.
  const isStale = () => Math.abs(clock.now() - askedAtMs) >= staleMs
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
