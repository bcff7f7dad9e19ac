import type { ApiClient, ApiError } from '@topup/api-client'
import type { BrandConfig, Deployment, Entry, Platform } from '@topup/domain'
import type { RouteTarget } from './routeTarget.ts'
import type { CatalogueStore } from './contracts/catalogue.ts'
import type { ToastStore } from './state/toasts.ts'
import type { RosterStore } from './contracts/roster.ts'
import type { Translator } from '../i18n/translator.ts'
import type { SocialProvider } from './contracts/socialProvider.ts'
import type { JournalStore } from './contracts/journal.ts'
import type { OrderPoller } from './contracts/orderPoller.ts'
import type { Clock } from '../platform/clock.ts'
import type { ServiceClock } from '../platform/serviceClock.ts'
import type { BrandStorage } from '../platform/brandStorage.ts'
import type { Visibility } from '../platform/visibility.ts'
import type { PopupStore } from './state/popupStack.ts'
import type { Tracking } from './state/tracking.ts'
import type { SelectionStore } from './state/selectionStore.ts'
import type { SessionStore } from './state/sessionStore.ts'

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
}

/**
 * Everything that features share, made once per page by `createServices`. A function takes only the part that
 * it uses.
 */
export interface Services extends Facts, Effects, Stores, Messages, Requests {}
