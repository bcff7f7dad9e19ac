import type { ApiClient, ApiError } from '@topup/api-client'
import type { BrandConfig, Deployment, Entry, Platform } from '@topup/domain'
import type { CatalogueStore } from './contracts/catalogue.ts'
import type { ToastStore } from './state/toasts.ts'
import type { RosterStore } from './contracts/roster.ts'
import type { Translator } from '../i18n/translator.ts'
import type { SocialProvider } from './contracts/socialProvider.ts'
import type { JournalStore } from './contracts/journal.ts'
import type { OrderPoller } from './contracts/orderPoller.ts'
import type { Clock } from '../platform/clock.ts'
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
  /** Tells the browsers inside other apps, for those who ask (`inAppBrowserOf`). */
  readonly userAgent: string
  /** A stable id of this device, `idfv` and `did` on the wire. */
  readonly deviceId: string
}

/** What is known before anything is asked: the brand, where its store runs, the link and the device. */
export interface Facts {
  readonly brand: BrandConfig
  readonly deployment: Deployment
  readonly entry: Entry
  readonly device: Device
}

/** The ways out of the page: time, storage, the network, texts, routes. */
export interface Effects {
  readonly clock: Clock
  readonly newId: () => string
  readonly brandStorage: BrandStorage
  /** What is kept for this tab alone, and as long as it is open. */
  readonly tab: BrandStorage
  readonly visibility: Visibility
  readonly api: ApiClient
  readonly translator: Translator
  /** Leaves for another route of the store. */
  readonly navigate: (path: string) => void
}

/** What the store knows of the player, the goods and the orders. */
export interface Stores {
  readonly session: SessionStore
  readonly selection: SelectionStore
  readonly catalogue: CatalogueStore
  readonly roster: RosterStore
  readonly journal: JournalStore
  readonly poller: OrderPoller
}

/** How the player, and the tracking, hear of something. */
export interface Messages {
  readonly popups: PopupStore
  readonly toasts: ToastStore
  readonly tracking: Tracking
  /** Performs what spec §8 asks for an error: once, however many calls failed together (decision 36). */
  readonly react: (error: ApiError) => void
  /** The same after a load: the place that stays empty says so itself, so there is no toast (decision 44). */
  readonly reactToLoad: (error: ApiError) => void
}

/** What a feature asks of another that lies beside or above it. */
export interface Requests {
  /** Resolves when the orders of earlier visits are in the journal. */
  readonly journalReady: () => Promise<void>
  /** Loads the providers of logins, once; a failed load may be asked for again. */
  readonly loadSocialLogins: () => Promise<readonly SocialProvider[]>
  /** Whether an event reward waits for the player; false where that cannot be read. */
  readonly hasEventNews: () => Promise<boolean>
}

/** Everything that features share, made once per page by `createServices`. A function asks for the part that it uses. */
export interface Services extends Facts, Effects, Stores, Messages, Requests {}
