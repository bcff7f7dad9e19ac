import { createApiClient, waitFor } from '@topup/api-client'
import type { ApiError, DecodeOptions, EarlyAnswers } from '@topup/api-client'
import type { Deployment, EntrySecrets } from '@topup/domain'
import { createToasts } from '../store/state/toasts.ts'
import { createRosterStore } from '../features/games/rosterStore.ts'
import { createCatalogueStore } from '../features/goods/catalogueStore.ts'
import { createTranslator, fetchMessages } from '../i18n/translator.ts'
import { canReload } from '../features/purchase/orders/canReload.ts'
import { createLazyJournal } from '../features/purchase/orders/lazyJournal.ts'
import { createLazyOrderPoller } from '../features/purchase/orders/lazyOrderPoller.ts'
import { reloadWhenThere } from '../platform/reloadWhenThere.ts'
import { browserClock } from '../platform/clock.ts'
import type { Disk } from '../platform/browserDisk.ts'
import { createRememberedHost } from '../platform/rememberedHost.ts'
import { newId } from '../platform/newId.ts'
import { createBrandStorage } from '../platform/brandStorage.ts'
import type { BrandStorage } from '../platform/brandStorage.ts'
import { createVisibility } from '../platform/visibility.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import { createPopupStack } from '../store/state/popupStack.ts'
import { createTracking } from '../store/state/tracking.ts'
import { createPayUrlCheck } from '../features/purchase/orders/payUrlCheck.ts'
import type { OrderPoller, PollerStateStore } from '../store/contracts/orderPoller.ts'
import { memoizeAsync } from '../platform/memoizeAsync.ts'
import { createSelectionStore } from '../store/state/selectionStore.ts'
import type { Visit } from '../visit/readVisit.ts'
import type { Services } from '../store/services.ts'
import { accountOf, createSessionStore } from '../store/state/sessionStore.ts'
import type { LoadCheckout } from '../features/purchase/checkout/loadCheckoutContext.ts'
import type { StoreApp } from './storeApp.ts'

/** What the page was opened with. */
export interface PageStart {
  readonly app: StoreApp
  readonly deployment: Deployment
  readonly brandStorage: BrandStorage
  readonly disk: Disk
  /** The storage of this tab. */
  readonly tab: BrandStorage
  readonly visit: Visit
  readonly browser: Window
  readonly navigate: (path: string) => void
  /** What the early script has requested before the store's own script arrived. */
  readonly earlyAnswers?: EarlyAnswers | undefined
}

/** The services of a store; without a payment region there is nothing to sell (spec §4). */
export interface ServicesStart {
  readonly services: Services
  readonly loadCheckout: LoadCheckout
  readonly secrets: EntrySecrets
  readonly hasRegion: boolean
  readonly visitKind: Visit['kind']
}

/** Makes everything that features share, once per page. */
export function createServices(start: PageStart): ServicesStart {
  const { app, deployment, brandStorage, tab, browser, visit } = start
  const { brand } = app
  const { entry, secrets, device, clientId, region } = visit
  const clock = browserClock
  const allowLocalhost = deployment.environment === 'local'

  const translator = createTranslator({
    language: visit.language,
    fallback: brand.defaultLanguage,
    urls: app.locales,
    fetchMessages: (url) => fetchMessages(url, start.earlyAnswers),
    brandStorage,
    page: browser.document,
  })
  const session = createSessionStore(brandStorage, {
    clientId,
    game: visit.game,
    region: region.ok ? region.value : brand.regions[0],
    isSdkVisit: visit.kind !== null,
    tab,
    regionOf: visit.regionOf,
  })
  // Inside a game, nothing that another account chose is taken over, and nothing is stored for that account.
  const selection = createSelectionStore(
    visit.kind !== null ? createBrandStorage(brand.key, null, clock) : brandStorage,
    clientId,
    () => accountOf(session.getState())?.suid ?? '',
  )
  const api = createApiClient({
    origins: { api: deployment.apiOrigin, backups: deployment.backupApiOrigins, data: deployment.dataOrigin },
    earlyAnswers: start.earlyAnswers,
    now: () => clock.now(),
    wait: waitFor,
    random: Math.random,
    memory: createRememberedHost(brandStorage, deployment),
    report: (error) => services.tracking.noteFailure(error),
    context: () => ({
      idfv: device.deviceId,
      specLang: translator.language(),
      oauthToken: accountOf(session.getState())?.oauthToken ?? null,
    }),
  })
  const popups = createPopupStack()
  const toasts = createToasts()
  const orders = createLazyJournal(brandStorage, { disk: start.disk, clock }, async () => {
    const [{ openJournal }, disk] = await Promise.all([
      import('../features/purchase/orders/openJournal.ts'),
      start.disk.open(),
    ])
    return openJournal({
      brandStorage,
      disk,
      clock,
      apiOrigin: deployment.apiOrigin,
      payUrlOf: createPayUrlCheck(deployment),
      onLate: () => void services.poller.refreshOpen(),
    })
  })
  const { journal } = orders
  const visibility = createVisibility(browser.document, browser)
  // Errors are rare and never come first, so the code for them is loaded when it is needed.
  const reactions = memoizeAsync(async () => {
    const { createReactions } = await import('../store/performReaction.ts')
    return createReactions(() => services)
  })
  const react = (error: ApiError) => void reactions().then((loaded) => loaded.react(error), ignore)
  const reactToLoad = (error: ApiError) =>
    void reactions().then((loaded) => loaded.reactToLoad(error), ignore)
  const decoding = (): DecodeOptions => ({
    allowLocalhost,
    languages: [translator.language(), brand.defaultLanguage],
  })
  const shared = { api, platform: device.platform, session, selection, decoding, onError: reactToLoad }

  let poller: OrderPoller | null = null
  const loadPoller = async (state: PollerStateStore) => {
    const [{ startPoller }] = await Promise.all([
      import('../features/purchase/orders/startPoller.ts'),
      orders.ready(),
    ])
    poller ??= startPoller({
      api,
      journal,
      clock,
      visibility,
      state,
      parsePayUrl: createPayUrlCheck(deployment),
      asker: () => accountOf(session.getState())?.suid ?? null,
      // A final order changes what may still be bought.
      onFinal: () => void services.catalogue.getState().loadLimits(),
    })
    return poller
  }

  const services: Services = {
    brand,
    deployment,
    entry,
    device,
    clock,
    newId,
    brandStorage,
    tab,
    visibility,
    api,
    translator,
    session,
    selection,
    catalogue: createCatalogueStore(shared),
    roster: createRosterStore(shared),
    journal,
    poller: createLazyOrderPoller(
      journal,
      loadPoller,
      () => void reloadWhenThere(browser, () => canReload(services)),
    ),
    popups,
    toasts,
    tracking: createTracking({
      session,
      selection,
      route: () => browser.location.pathname,
      loadSending: async (queue, failures) => {
        const { startSending } = await import('../features/tracking/startSending.ts')
        return startSending(services, { queue, failures }, { browser, whenIdle })
      },
    }),
    journalReady: orders.readyIfAny,
    loadSocialLogins: memoizeAsync(() => app.loadSocialLogins()),
    hasEventNews: async () => {
      const { readEventNews } = await import('../features/claims/readEventNews.ts')
      return readEventNews(services)
    },
    react,
    reactToLoad,
    navigate: start.navigate,
  }
  const loadCheckout = memoizeAsync(async () => {
    const [checkout] = await Promise.all([app.loadCheckout(services), orders.ready()])
    return checkout
  })
  return { services, loadCheckout, secrets, hasRegion: region.ok, visitKind: visit.kind }
}

/**
 * If the code of the reactions cannot be loaded (no network), nothing can be shown here; the part that stays
 * empty says so.
 */
const ignore = () => undefined
