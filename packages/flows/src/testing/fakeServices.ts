import type { ApiError } from '@topup/api-client'
import {
  parseEntry,
  toStoredOrder,
  type Account,
  type BrandConfig,
  type GameChoice,
  type JournalEntry,
} from '@topup/domain'
import { createReactions } from '../store/performReaction.ts'
import type { Device, SocialProvider } from '../store/services.ts'
import { regionOfGame } from '../visit/regionOfGame.ts'
import { createSelectionStore } from '../store/state/selectionStore.ts'
import type {
  CheckoutServices,
  PaymentProvider,
  PlaceOrderDeps,
  LoadCheckout,
} from '../features/purchase/contracts.ts'
import { readEventNews } from '../features/claims/readEventNews.ts'
import { accountOf, createSessionStore, type SessionStore } from '../store/state/sessionStore.ts'
import { createToasts } from '../store/state/toasts.ts'
import { fetchRoster } from '../features/games/fetchRoster.ts'
import { createRosterStore } from '../features/games/rosterStore.ts'
import { createCatalogueStore } from '../features/products/catalogueStore.ts'
import { journalOver } from './journalOver.ts'
import { createOrderPoller, createReadOrder } from '../features/purchase/orders/orderPoller.ts'
import { createStartPayment } from '../features/purchase/orders/startPayment.ts'
import { createBrandStorage, type BrandStorage } from '../platform/brandStorage.ts'
import { createWatchLeaving } from '../platform/payWindow.ts'
import type { Visibility } from '../platform/visibility.ts'
import { createPopupStack } from '../store/state/popupStack.ts'
import { createCardStore } from '../features/purchase/recharge/cardStore.ts'
import { createRechargeStore, pointCardMethod } from '../features/purchase/recharge/createCheckout.ts'
import { dropRejectedCoupon } from '../features/purchase/recharge/buy.ts'
import { createServiceClock } from '../platform/serviceClock.ts'
import { createFakeApi, type FakeApi, type FakeEndpoint } from './fakeApi.ts'
import { buildBrand, fakeDeployment } from './fakeBrand.ts'
import { createFakeDropIns } from './fakeDropIns.ts'
import { createFakeClock, type FakeClock } from './fakeClock.ts'
import type { FakeDisk } from './fakeDisk.ts'
import { createFakeStorage } from './fakeStorage.ts'
import { createFakeTracking, type FakeTracking } from './fakeTracking.ts'
import { createFakeTranslator, type FakeTexts } from './fakeTranslator.ts'

/** Services whose outside world a test controls; everything else is real. */
export interface FakeServices extends CheckoutServices {
  readonly api: FakeApi
  readonly clock: FakeClock
  readonly tracking: FakeTracking
  readonly loadCheckout: LoadCheckout
  /** The routes that were navigated to, oldest first. */
  readonly routes: readonly string[]
  /** Who wanted the page reloaded for lost code, oldest first. */
  readonly reloads: readonly ('itself' | 'player')[]
}

/** What a test may set about its store; everything may be left out. */
export interface FakeStart {
  readonly answers?: Readonly<Record<string, FakeEndpoint>>
  readonly brand?: Partial<BrandConfig>
  readonly providers?: readonly PaymentProvider[]
  readonly socialLogins?: readonly SocialProvider[]
  readonly account?: Account
  readonly game?: GameChoice | null
  readonly journal?: readonly JournalEntry[]
  /** A phone's browser when left out. */
  readonly device?: Partial<Device>
  /** Orders that this tab can pay by drop-in. */
  readonly dropIns?: readonly string[]
  /** The query string of the entry link. */
  readonly search?: string
  /** What the browser keeps; an empty one that works when left out. */
  readonly storage?: Storage
  /** The disk where orders outlive the browser's process; one that works when left out. */
  readonly disk?: FakeDisk
  /** English when left out. */
  readonly texts?: FakeTexts
}

const phone: Device = { platform: 'web', isMobile: true, userAgent: '', deviceId: 'device-1' }

/** The game that the fake store is open with. */
export const starfall: GameChoice = {
  clientId: '100001',
  gpId: '1',
  name: 'Starfall Chronicle',
  parentName: null,
  parentClientId: null,
  logoUrl: null,
  subGameCode: null,
  isSelected: false,
}

/** A player of `starfall`. */
export const renHoshi: Account = { username: 'ren_hoshi', suid: '7720418', oauthToken: 'token-1', gpId: '1' }

/** Makes a store with a fake service, storage in memory, and a clock that stands still. */
// oxlint-disable-next-line topup/own-lines -- a list of all services, most of them one line each
export function createFakeServices(start: FakeStart = {}): FakeServices {
  const brand = buildBrand(start.brand)
  const clock = createFakeClock()
  // A service whose clock is the device's.
  const serviceClock = createServiceClock(clock)
  serviceClock.hear(clock.now())
  const brandStorage = createBrandStorage(brand.key, start.storage ?? createFakeStorage(), clock)
  const game = start.game === undefined ? starfall : start.game
  const clientId = game?.clientId ?? starfall.clientId
  keepBefore(brandStorage, game, start.journal ?? [])
  const api = createFakeApi(start.answers)
  const translator = createFakeTranslator(undefined, start.texts)
  const tab = createBrandStorage(brand.key, createFakeStorage(), clock)
  const session = createFakeSession(brand, { brandStorage, tab, game, clientId })
  if (start.account !== undefined) session.getState().logIn(start.account)
  const suid = () => accountOf(session.getState())?.suid
  const selection = createSelectionStore(brandStorage, session)
  const journal = journalOver(brandStorage, textOf, { disk: start.disk, clock })
  const { react, reactToLoad } = createReactions(() => services)
  const platform = 'web' as const
  const shared = {
    api,
    brand,
    platform,
    session,
    selection,
    decoding: () => ({ languages: [translator.language()] }),
    onError: reactToLoad,
  }
  const catalogue = createCatalogueStore({ ...shared, table: brand.games })
  const made: FakeServices['made'] = new Map()
  const routes: string[] = []
  const reloads: ('itself' | 'player')[] = []
  let ids = 0

  const services: FakeServices = {
    brand,
    deployment: fakeDeployment,
    entry: parseEntry(start.search ?? '', brand.regions).entry,
    device: { ...phone, ...start.device },
    clock,
    serviceClock,
    newId: () => `id-${++ids}`,
    brandStorage,
    tab,
    visibility: alwaysVisible,
    api,
    translator,
    session,
    selection,
    catalogue,
    roster: createRosterStore({ ...shared, fetchRoster }),
    recharge: createRechargeStore({
      ...shared,
      catalogue,
      serviceNow: () => serviceClock.serviceNow(),
      isChannelSupported: () => true,
      pointCardMethod: () => pointCardMethod(start.providers ?? [], 'Prepaid card'),
      onCouponRejected: (code, error) => void dropRejectedCoupon(services, { code, error }),
    }),
    card: createCardStore({ api, session, journal, made, onError: react }),
    journal,
    poller: createOrderPoller({
      journal,
      clock,
      visibility: alwaysVisible,
      readOrder: createReadOrder(api, textOf, () => suid() ?? null),
    }),
    popups: createPopupStack(),
    toasts: createToasts(),
    tracking: createFakeTracking(),
    placing: createFakePlacing({
      api,
      journal,
      clock,
      dropIns: start.dropIns,
      noteFailure: (error) => services.tracking.noteFailure(error),
      askAbout: async (order) => void (await services.poller.refresh(order)),
    }),
    react,
    reactToLoad,
    journalReady: () => Promise.resolve(),
    loadCheckout: () => checkout,
    reloadForCode: (by) => Promise.resolve(void reloads.push(by)),
    reloads,
    hasEventNews: () => readEventNews(services),
    made,
    loadSocialLogins: () => Promise.resolve(start.socialLogins ?? []),
    navigate: (path) => void routes.push(path),
    routes,
    providers: start.providers ?? [],
  }
  /** One promise for all calls, as for a loaded module, because React waits for the promise that it has seen. */
  const checkout = Promise.resolve(services)
  return services
}

const alwaysVisible: Visibility = {
  isVisible: () => true,
  untilVisible: () => Promise.resolve(),
  onReturn: () => () => undefined,
}

/** Writes down what an earlier visit has kept. */
function keepBefore(
  brandStorage: BrandStorage,
  game: GameChoice | null,
  journal: readonly JournalEntry[],
): void {
  if (game !== null) brandStorage.write('game', game)
  for (const entry of journal) brandStorage.write(`order.${entry.snapshot.intentId}`, toStoredOrder(entry))
}

const createFakeSession = (
  brand: BrandConfig,
  kept: {
    readonly brandStorage: BrandStorage
    readonly tab: BrandStorage
    readonly game: GameChoice | null
    readonly clientId: string
  },
): SessionStore =>
  createSessionStore(kept.brandStorage, {
    clientId: kept.clientId,
    game: kept.game,
    region: brand.regions[0],
    tab: kept.tab,
    regionOf: (chosen, before) => {
      const region = regionOfGame({ brand, linkRegion: null }, chosen, before)
      return region.ok ? region.value : before
    },
  })

/** Places orders with a lock that is always free and no payment window. */
const createFakePlacing = ({
  api,
  dropIns,
  noteFailure,
  ...parts
}: Pick<PlaceOrderDeps, 'askAbout' | 'clock' | 'journal'> & {
  readonly api: FakeApi
  readonly dropIns: readonly string[] | undefined
  readonly noteFailure: (error: ApiError) => void
}): PlaceOrderDeps => ({
  ...parts,
  lock: async (_name, task) => ({ kind: 'ran', value: await task() }),
  openPayWindow: () => null,
  watchLeaving: createWatchLeaving(new EventTarget(), parts.clock),
  dropIns: createFakeDropIns(dropIns),
  startPayment: createStartPayment(
    api,
    () => ({
      platform: 'web',
      language: 'en',
      deviceId: 'device-1',
      trafficSource: null,
      gameChannelId: null,
    }),
    noteFailure,
  ),
  currentApiOrigin: () => api.currentOrigin(),
  parsePayUrl: textOf,
})

const textOf = (url: unknown): string | null => (typeof url === 'string' ? url : null)
