import type { AccountWire, ApiClient, ApiError, LoginOptions } from '@topup/api-client'
import type {
  BrandConfig,
  Character,
  CharacterLimits,
  Choice,
  Deployment,
  Entry,
  Game,
  GameServer,
  Journal,
  JournalEvent,
  PageConfig,
  Platform,
  ProductGroup,
  QueryAnswer,
  Result,
  SocialLogin,
} from '@topup/domain'
import type { ComponentType } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Translator } from '../i18n/translator.ts'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Clock } from '../platform/clock.ts'
import type { ServiceClock } from '../platform/serviceClock.ts'
import type { Visibility } from '../platform/visibility.ts'
import type { Loadable } from './state/loadable.ts'
import type { PopupStore } from './state/popupStack.ts'
import type { RouteTarget } from './state/routeTarget.ts'
import type { SelectionStore } from './state/selectionStore.ts'
import type { SessionStore } from './state/sessionStore.ts'
import type { ToastStore } from './state/toasts.ts'
import type { Tracking } from './state/tracking.ts'

/** What the page knows of the device it runs on. */
export interface Device {
  readonly platform: Platform
  readonly isMobile: boolean
  /** Lets `inAppBrowserOf` recognise the browsers inside other apps. */
  readonly userAgent: string
  /** A stable id of this device, `idfv` and `did` on the wire. */
  readonly deviceId: string
}

/** What is known before any request: the brand, its deployment, the link and the device. */
export interface Facts {
  readonly brand: BrandConfig
  readonly deployment: Deployment
  readonly entry: Entry
  readonly device: Device
}

/** What connects the page to the outside: time, storage, the network, texts, routes. */
export interface Effects {
  readonly clock: Clock
  /** The service's time, for what only the service knows. */
  readonly serviceClock: ServiceClock
  readonly newId: () => string
  readonly brandStorage: BrandStorage
  /** Storage for this tab alone, as long as it is open. */
  readonly tab: BrandStorage
  readonly visibility: Visibility
  readonly api: ApiClient
  readonly translator: Translator
  /** Leaves for another route of the store. */
  readonly navigate: (path: RouteTarget) => void
}

/** What the store knows of the player, the products and the orders. */
export interface Stores {
  readonly session: SessionStore
  readonly selection: SelectionStore
  readonly catalogue: CatalogueStore
  readonly roster: RosterStore
  readonly journal: JournalStore
  readonly poller: OrderPoller
}

/** How messages reach the player and the tracking. */
export interface Messages {
  readonly popups: PopupStore
  readonly toasts: ToastStore
  readonly tracking: Tracking
  /** Performs the reaction of spec §8 to an error, once even if many calls failed together (decision 36). */
  readonly react: (error: ApiError) => void
  /** Does the same after a load; `isShown`: the part that stays empty says why, so there is no toast (decision 44). */
  readonly reactToLoad: (error: ApiError, isShown?: boolean) => void
}

/** What a feature requests from another one that is beside or above it. */
export interface Requests {
  /** Resolves when the orders of earlier visits are in the journal. */
  readonly journalReady: () => Promise<void>
  /** Loads the login providers once; a failed load may be repeated. */
  readonly loadSocialLogins: () => Promise<readonly SocialProvider[]>
  /** Reloads the page for code that cannot be loaded, if nothing is lost by it; not twice by itself. */
  readonly reloadForCode: (by: 'itself' | 'player') => Promise<void>
  /** Whether an event reward waits for the player; false when that cannot be read. */
  readonly hasEventNews: () => Promise<boolean>
  /** What lazy parts have made for the whole page, by what made it (`madeOnce`). */
  readonly made: Map<() => unknown, unknown>
}

/**
 * Everything that features share, made once per page by `createServices`. A function takes only the part that
 * it uses.
 */
export interface Services extends Facts, Effects, Stores, Messages, Requests {}

/**
 * What a lazy part keeps as long as the page lives: made at the first call, the same at each later one. It cannot be made with
 * the services, because the first route works without its code.
 */
export function madeOnce<T>({ made }: Pick<Services, 'made'>, make: () => T): T {
  if (!made.has(make)) made.set(make, make())
  return made.get(make) as T
}

/** What can be bought: the games, their page config and products, and the limits of the chosen character. */
export interface CatalogueState {
  readonly games: Loadable<readonly Game[]>
  readonly pageConfig: Loadable<PageConfig>
  readonly products: Loadable<readonly ProductGroup[]>
  /** Whose products they are, as a key of this device; null before the first answer. */
  readonly productsOf: string | null
  /** Whether the products are on their way, also while those of before are shown. */
  readonly isAskingProducts: boolean
  /** Whether products that have not come yet held the store back for as long as they may. */
  readonly isLate: boolean
  /** The limits of the character `limitsOf` only; of everybody when it is null. */
  readonly limits: CharacterLimits
  readonly limitsOf: string | null
  readonly isAskingLimits: boolean
  /** Loads everything that the first screen needs, all at once. */
  load(): Promise<void>
  loadGames(): Promise<void>
  loadPageConfig(): Promise<void>
  loadProducts(): Promise<void>
  /** Loads the chosen character's limits; without a character there are none. */
  loadLimits(): Promise<void>
}

/** The catalogue of one store. */
export type CatalogueStore = StoreApi<CatalogueState>

/** The order journal as screens read it, with the one way to change it. */
export interface JournalState {
  readonly journal: Journal
  /** Writes the event to the fast copy before it returns, and starts to write it to the disk. */
  record(event: JournalEvent): void
  /** Reads what other tabs have written. */
  reload(): void
  /**
   * Resolves to true when everything recorded so far is on the disk, and to false when it cannot be written
   * there, or not within 30 s. Source: decision 68.
   */
  kept(): Promise<boolean>
  /** Whether the disk refused the newest attempt to write to it. */
  losesOrders(): boolean
  /** Whether the disk has not answered that attempt in time: it is slow, and may still take the orders. */
  waitsForDisk(): boolean
}

/** The journal store of one brand on this device. */
export type JournalStore = StoreApi<JournalState>

/** How the last query of the order on screen ended; `none` before the first one. */
export type LastAnswer = 'none' | QueryAnswer

/** What the poller is doing for the order on screen. */
export interface PollerState {
  /** `idle` after 10 minutes, or when no order is polled: the player gets "check again". */
  readonly activity: 'idle' | 'polling' | 'asking'
  readonly lastAnswer: LastAnswer
  /** The addresses of the orders that this page has polled for the full 10 minutes. */
  readonly polledOut: readonly string[]
}

/** Queries the service about open orders; only its queries make an order final. */
export interface OrderPoller {
  readonly state: PollerStateStore
  /** Polls the order at an address until it is final, 10 minutes pass or the signal aborts. */
  poll(order: string, signal: AbortSignal): Promise<void>
  /** Makes one full query about the order at an address; `tapped` when the player asked for it. Null where nothing was asked. */
  refresh(order: string, tapped?: 'tapped'): Promise<QueryAnswer | null>
  /** Queries every open order once. Calls made meanwhile share the same run. */
  refreshOpen(): Promise<void>
}

/** The state of one poller. */
export type PollerStateStore = StoreApi<PollerState>

/** The servers of the current game and the logged-in player's characters on them. */
export interface Roster {
  readonly areas: readonly Choice[]
  readonly servers: readonly GameServer[]
  readonly characters: readonly Character[]
}

/** The roster as the server and character popup reads it. */
export interface RosterState {
  readonly roster: Loadable<Roster>
  load(): Promise<void>
  clear(): void
}

/** The roster of one store. */
export type RosterStore = StoreApi<RosterState>

/** What a provider sent back in the address: names and values of query and fragment. These are secrets. */
export type Returned = ReadonlyMap<string, string>

/** What a request for an authorisation page contains. */
export interface AuthorisationRequest {
  /** The store's id at the provider. */
  readonly id: string
  readonly redirectUri: string
  /** Names this one attempt; comes back with the answer. */
  readonly state: string
}

/**
 * The game that a login is for. With a `gameId` the login is for a payment link and uses the calls under `/api/ingame/`,
 * without one it is for the store. Source: spec §6 "Replenish visitors", §7 "In-game logins".
 */
export interface LoginGame {
  readonly clientId: string
  readonly gameId: string | null
}

/** What is needed to redeem a grant. */
export interface RedeemContext extends LoginGame {
  readonly api: ApiClient
  /** The redirect URI that the authorisation page was requested with. */
  readonly redirectUri: string
  /** The Android package that Google's grants are bound to. */
  readonly googlePackage: string
}

/**
 * One login provider: its data, and the one call that redeems its answer. An app imports the modules of the
 * providers that its brand has ids for; a provider that it does not import is not in its bundle. Source: spec
 * §2 "Login", §7 "Login".
 */
export interface SocialProvider {
  readonly key: SocialLogin
  /** The provider's own name, which is not translated. */
  readonly name: string
  readonly Mark: ComponentType
  /** The store's id at the provider; null where this game does not offer the login. Source: spec §3 "Login config". */
  readonly idOf: (options: LoginOptions, brand: BrandConfig) => string | null
  /** The address of the provider's page: its own address with parameters, or a call that returns the address. */
  readonly page:
    | { readonly kind: 'address'; build(request: AuthorisationRequest): string }
    | {
        readonly kind: 'asked'
        /** The hosts that the address may have. */
        readonly hosts: readonly string[]
        ask(api: ApiClient, game: LoginGame, callback: string): Promise<Result<string, ApiError>>
      }
  /** Redeems what the provider sent back, once; null when that is not a grant. Source: decision 27, faults A-07. */
  redeem(returned: Returned, context: RedeemContext): Promise<Result<AccountWire, ApiError>> | null
}
