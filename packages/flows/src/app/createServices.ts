import { createApiClient, waitFor } from '@topup/api-client'
import type { ApiError, DecodeOptions, EarlyAnswers } from '@topup/api-client'
import type { Deployment, EntrySecrets } from '@topup/domain'
import { createToasts } from '../store/state/toasts.ts'
import { createRosterStore } from '../features/games/rosterStore.ts'
import { createCatalogueStore } from '../features/goods/catalogueStore.ts'
import { createTranslator, fetchMessages } from '../i18n/translator.ts'
import { canReload } from '../features/purchase/orders/canReload.ts'
import { createLazyJournal } from '../features/purchase/orders/lazyJournal.ts'
import { createLazyOrderWatch } from '../features/purchase/orders/lazyOrderWatch.ts'
import { reloadWhenThere } from '../platform/reloadWhenThere.ts'
import { browserClock } from '../platform/clock.ts'
import type { Disk } from '../platform/browserDisk.ts'
import { createHostMemory } from '../platform/hostMemory.ts'
import { newId } from '../platform/newId.ts'
import { createVault } from '../platform/vault.ts'
import type { Vault } from '../platform/vault.ts'
import { createVisibility } from '../platform/visibility.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import { createPopupStack } from '../store/state/popupStack.ts'
import { createTracking } from '../store/state/tracking.ts'
import { createPayUrlCheck } from '../features/purchase/orders/payUrlCheck.ts'
import type { OrderWatch, WatchStateStore } from '../store/contracts/orderWatch.ts'
import { onceLoaded } from '../platform/onceLoaded.ts'
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
  readonly vault: Vault
  readonly disk: Disk
  /** The vault of this tab. */
  readonly tab: Vault
  readonly visit: Visit
  readonly browser: Window
  readonly navigate: (path: string) => void
  /** What the document asked for ahead of the store. */
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
  const { app, deployment, vault, tab, browser, visit } = start
  const { brand } = app
  const { entry, secrets, device, clientId, region } = visit
  const clock = browserClock
  const allowLocalhost = deployment.environment === 'local'

  const translator = createTranslator({
    language: visit.language,
    fallback: brand.defaultLanguage,
    urls: app.locales,
    fetchMessages: (url) => fetchMessages(url, start.earlyAnswers),
    vault,
    page: browser.document,
  })
  const session = createSessionStore(vault, {
    clientId,
    game: visit.game,
    region: region.ok ? region.value : brand.regions[0],
    isSdkVisit: visit.kind !== null,
    tab,
    regionOf: visit.regionOf,
  })
  // Inside a game nothing chosen by another account is taken over, and nothing is left for it.
  const selection = createSelectionStore(
    visit.kind !== null ? createVault(brand.key, null, clock) : vault,
    clientId,
    () => accountOf(session.getState())?.suid ?? '',
  )
  const api = createApiClient({
    origins: { api: deployment.apiOrigin, backups: deployment.backupApiOrigins, data: deployment.dataOrigin },
    earlyAnswers: start.earlyAnswers,
    now: () => clock.now(),
    wait: waitFor,
    random: Math.random,
    memory: createHostMemory(vault, deployment),
    report: (error) => services.tracking.noteFailure(error),
    context: () => ({
      idfv: device.deviceId,
      specLang: translator.language(),
      oauthToken: accountOf(session.getState())?.oauthToken ?? null,
    }),
  })
  const popups = createPopupStack()
  const toasts = createToasts()
  const orders = createLazyJournal(vault, { disk: start.disk, clock }, async () => {
    const [{ openJournal }, disk] = await Promise.all([
      import('../features/purchase/orders/openJournal.ts'),
      start.disk.open(),
    ])
    return openJournal({
      vault,
      disk,
      clock,
      apiOrigin: deployment.apiOrigin,
      payUrlOf: createPayUrlCheck(deployment),
      onLate: () => void services.watch.askAll(),
    })
  })
  const { journal } = orders
  const visibility = createVisibility(browser.document, browser)
  // An error is rare and never the first thing that happens: its code comes when it is needed.
  const reactions = onceLoaded(async () => {
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

  let watch: OrderWatch | null = null
  const loadWatch = async (state: WatchStateStore) => {
    const [{ startWatch }] = await Promise.all([
      import('../features/purchase/orders/startWatch.ts'),
      orders.ready(),
    ])
    watch ??= startWatch({
      api,
      journal,
      clock,
      visibility,
      state,
      parsePayUrl: createPayUrlCheck(deployment),
      asker: () => accountOf(session.getState())?.suid ?? null,
      // It changes what may still be bought.
      onFinal: () => void services.catalogue.getState().loadLimits(),
    })
    return watch
  }

  const services: Services = {
    brand,
    deployment,
    entry,
    device,
    clock,
    newId,
    vault,
    tab,
    visibility,
    api,
    translator,
    session,
    selection,
    catalogue: createCatalogueStore(shared),
    roster: createRosterStore(shared),
    journal,
    watch: createLazyOrderWatch(
      journal,
      loadWatch,
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
    loadSocialLogins: onceLoaded(() => app.loadSocialLogins()),
    hasEventNews: async () => {
      const { readEventNews } = await import('../features/rewards/readEventNews.ts')
      return readEventNews(services)
    },
    react,
    reactToLoad,
    navigate: start.navigate,
  }
  const loadCheckout = onceLoaded(async () => {
    const [checkout] = await Promise.all([app.loadCheckout(services), orders.ready()])
    return checkout
  })
  return { services, loadCheckout, secrets, hasRegion: region.ok, visitKind: visit.kind }
}

/** Without the code of the reactions (no network) there is nobody to tell; the place that stays empty says so. */
const ignore = () => undefined
