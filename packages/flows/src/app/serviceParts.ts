import { createApiClient, waitFor } from '@topup/api-client'
import type { ApiClient } from '@topup/api-client'
import { documentTexts } from '../i18n/documentTexts.ts'
import { createTranslator, fetchMessages } from '../i18n/translator.ts'
import type { Translator } from '../i18n/translator.ts'
import { canReload } from '../features/purchase/orders/canReload.ts'
import { createLazyJournal, createLazyOrderPoller } from '../features/purchase/orders/lazyOrders.ts'
import { reloadWhenThere } from '../platform/reloadWhenThere.ts'
import { browserClock } from '../platform/clock.ts'
import { createRememberedHost } from '../platform/rememberedHost.ts'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { createVisibility } from '../platform/visibility.ts'
import { tabFirst } from '../platform/tabFirst.ts'
import { whenIdle } from '../platform/whenIdle.ts'
import { createTracking } from '../store/state/tracking.ts'
import type { Tracking } from '../store/state/tracking.ts'
import type { OrderPoller, PollerStateStore } from '../store/contracts/orderPoller.ts'
import { memoizeAsync } from '../platform/memoizeAsync.ts'
import { createSelectionStore } from '../store/state/selectionStore.ts'
import type { Services } from '../store/services.ts'
import { accountOf, createSessionStore } from '../store/state/sessionStore.ts'
import type { PageStart } from './pageStart.ts'

/** All services, for a part that uses others of them once the page runs; not there yet while they are made. */
type Later = () => Services

/** The texts, in the language of the visit; those of the default language came with the document. Source: decision 72. */
export const translatorFor = ({
  app,
  visit,
  prefetchedAnswers,
  brandStorage,
  browser,
}: PageStart): Translator =>
  createTranslator({
    language: visit.language,
    fallback: app.brand.defaultLanguage,
    urls: app.locales,
    fetchMessages: async (url) =>
      (url === app.locales[app.brand.defaultLanguage] ? documentTexts(browser.document) : null) ??
      fetchMessages(url, prefetchedAnswers),
    brandStorage,
    clock: browserClock,
    visibility: createVisibility(browser.document, browser),
    page: browser.document,
  })

/** Who plays, and what this player has chosen. */
export function sessionFor({
  app,
  visit,
  brandStorage,
  tab,
}: PageStart): Pick<Services, 'selection' | 'session'> {
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
    clientId,
    () => accountOf(session.getState())?.suid ?? '',
  )
  return { session, selection }
}

/** The client of the service, with the session of the moment. */
export const apiFor = (
  { deployment, prefetchedAnswers, brandStorage, visit }: PageStart,
  services: Later,
): ApiClient =>
  createApiClient({
    origins: { api: deployment.apiOrigin, backups: deployment.backupApiOrigins },
    prefetchedAnswers,
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
export const journalFor = (start: PageStart, services: Later): ReturnType<typeof createLazyJournal> =>
  createLazyJournal(start.brandStorage, { disk: start.disk, clock: browserClock }, async () => {
    const [{ openStoreJournal }, disk] = await Promise.all([
      import('./openStoreJournal.ts'),
      start.disk.open(),
    ])
    return openStoreJournal(start, disk, services)
  })

/** Errors are rare and never come first, so the code for them is loaded when it is needed. */
export function lazyReactions(services: Later): Pick<Services, 'react' | 'reactToLoad'> {
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
export function pollerFor(
  { browser }: PageStart,
  orders: ReturnType<typeof createLazyJournal>,
  services: Later,
): OrderPoller {
  let poller: OrderPoller | null = null
  const loadPoller = async (state: PollerStateStore) => {
    const [{ startStorePoller }] = await Promise.all([import('./startStorePoller.ts'), orders.ready()])
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
export const trackingFor = (
  { browser }: PageStart,
  { session, selection }: Pick<Services, 'selection' | 'session'>,
  services: Later,
): Tracking =>
  createTracking({
    session,
    selection,
    route: () => browser.location.pathname,
    loadSending: async (queue, failures) => {
      const { startSending } = await import('../features/tracking/startSending.ts')
      return startSending(services(), { queue, failures }, { browser, whenIdle })
    },
  })

/**
 * If the code of the reactions cannot be loaded (no network), nothing can be shown here; the part that stays
 * empty says so.
 */
const ignore = () => undefined
