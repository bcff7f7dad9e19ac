import type { Language } from '../language/language.ts'
import type { CustomerService, Seller } from './publisher.ts'
import type { PaymentRegion, RegionByClientId, RegionNames } from '../region/paymentRegion.ts'

/** The platforms that a client id is issued for. Source: spec §3 "Per-game table". */
export type Platform = 'android' | 'ios' | 'web'

/**
 * The hosts of one deployment, each an origin (`https://pay.watt.example`).
 * Source: spec §3 "Brand configuration", decision 37.
 */
export interface Deployment {
  readonly environment: 'production' | 'demo' | 'local'
  /** Origins (scheme, host, port) that select this deployment; compared exactly. */
  readonly origins: readonly string[]
  /** Origin of the API that is asked first. */
  readonly apiOrigin: string
  /** Origins asked in this order when the first is unreachable. */
  readonly backupApiOrigins: readonly string[]
  /** Origin that receives tracking posts. */
  readonly dataOrigin: string
  /**
   * Origin of the pay document where it has one of its own, so that a payment provider's code shares no storage with the
   * store. A sibling of the store's hosts (`secure.watt.example` beside `pay.watt.example`): browsers keep apart what a
   * frame of another site stores. Left out, the document stands at the store's own origin. Source: decision 95.
   */
  readonly payOrigin?: string
  /** In place of the brand's, where this deployment has its own. Source: decision 64. */
  readonly customerService?: CustomerService
  /** Ids that are registered for this deployment alone. Source: decision 65. */
  readonly own?: DeploymentFacts
}

/** Facts that a deployment may state in place of the brand's; each replaces the whole fact. Source: decision 65. */
export type DeploymentFacts = Partial<
  Pick<
    BrandConfig,
    | 'tracking'
    | 'socialLogin'
    | 'login'
    | 'games'
    | 'regionByClientId'
    | 'newVersion'
    | 'cardScript'
    | 'reports'
    | 'wallets'
  >
>

/** Where a store reports what broke on players' devices, and how fast it was there. Source: decision 92. */
export interface ReportFacts {
  /** On the data host, such as `/store/report`; takes a POST of `text/plain` without a preflight. */
  readonly path: string
  /** Share of the page loads whose speed is measured, 0 to 1. */
  readonly vitalsShare: number
  /**
   * On the data host: where browsers send their own reports of violated policies. Those name the address of the page, which
   * the store's reports never do; left out, no browser sends any.
   */
  readonly policyPath?: string
}

/**
 * A wallet of a browser or a phone that may be offered in a payment form. Each needs a contract and a domain that is
 * registered with its maker, so none is on unless a fact says so. Google Pay works only where the deployment has a
 * `payOrigin`: its script comes from Google's host and must share nothing with the store. Source: decision 95.
 */
export type Wallet = 'applePay' | 'googlePay'

/** A script of a card provider, loaded from elsewhere into the store's document. Source: spec §1. */
export interface CardScript {
  readonly url: string
  /**
   * `sha384-…` of the version that was agreed with the provider: a browser runs no other. Missing where the provider
   * changes the file under its address.
   */
  readonly integrity?: string
}

/** Links to the legal pages; `byRegion` replaces both for one payment region. Source: spec §3. */
export interface LegalLinks {
  readonly privacy: string
  readonly terms: string
  readonly byRegion?: Partial<Record<PaymentRegion, { readonly privacy: string; readonly terms: string }>>
}

/** One row of the per-game table: a social code's client id per platform and its payment area. Source: spec §3. */
export interface BrandGame {
  /** The code in `/@{code}`. */
  readonly code: string
  readonly clientIds: Readonly<Record<Platform, string>>
  readonly region: PaymentRegion
}

/** Which visitors see the new layout. Source: spec §6 "Brand flags decide who sees the new version". */
export type NewVersionRule =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'regions'; readonly regions: readonly PaymentRegion[] }
  | { readonly kind: 'games'; readonly clientIds: readonly string[] }

/** Methods that spec §5 names and the publisher numbers. Source: decision 110. */
export interface MethodsApart {
  /** Payway id of Apple Pay at Payermax, which shows on iOS alone. */
  readonly payermaxApplePayId?: string
  /** Channel of the "one local provider", which is left out of the list. */
  readonly localProviderChannelId?: number
}

/** Extra notices in the footer of one Japanese brand. Source: spec §2 "footer". */
export type LegalNotice = 'specifiedCommercialTransactions' | 'inquiry'

/**
 * Everything that can differ between brands, as plain facts. Shared code branches on these, never on `key`.
 * Theme and artwork are the app's `theme.ts`; payment providers are what the app imports.
 * Source: spec §3 "Brand configuration", decision 38.
 */
export interface BrandConfig {
  /** Folder name and storage prefix; exactly the brand key of spec §1. */
  readonly key: string
  /** The store's name as players read it. */
  readonly name: string
  readonly deployments: readonly Deployment[]
  /**
   * Regions a payment may be booked in. If there are several, none is the default: `resolveRegion` returns
   * `none` without a valid one. Source: decision 38, spec §4.
   */
  readonly regions: readonly [PaymentRegion, ...PaymentRegion[]]
  /** What each region covers, where players can choose between several: their rows of `regionTerritories`. */
  readonly regionNames?: RegionNames
  /**
   * The currency of each region, for products that name none. Readiness lists each as an assumption until a publisher has
   * confirmed it. Source: spec §9 "The Korean brand uses KRW", decision 103.
   */
  readonly currencies?: Partial<Readonly<Record<PaymentRegion, string>>>
  readonly languages: readonly [Language, ...Language[]]
  readonly defaultLanguage: Language
  readonly newVersion: NewVersionRule
  readonly stepBar: boolean
  readonly tracking: { readonly appId: string; readonly eventId: string }
  /**
   * Ids at login providers; a provider without one is not part of this store. For Twitter and Huawei, `login`
   * decides. Source: decision 38.
   */
  readonly socialLogin: {
    readonly googleClientId?: string
    readonly facebookAppId?: string
    readonly iosClientId?: string
    readonly vkAppId?: string
  }
  readonly login: { readonly clientId: number; readonly twitterRedirectUrl: string }
  readonly legal: LegalLinks
  readonly copyright: string
  /** How players reach customer service. Source: decision 64. */
  readonly customerService: CustomerService
  readonly games: readonly BrandGame[]
  /** Client id to payment region, for the brand that infers it. Source: spec §3, §4 step 2. */
  readonly regionByClientId?: RegionByClientId
  /** Source parameters sent on with orders while this region is active. Source: decision 38 (`watt`). */
  readonly trackedUtm?: { readonly region: PaymentRegion; readonly parameters: readonly string[] }
  /** A third-party card script, loaded after page load on non-mobile devices. Source: spec §1. */
  readonly cardScript?: CardScript
  /** Nothing is reported without it; null is a deployment that reports nothing though the brand does. Source: decision 92. */
  readonly reports?: ReportFacts | null
  /**
   * Off: the store has no service worker, and ends those of its earlier releases on the devices of players. It is not a fact of a
   * deployment, because the worker is one file of the release. Source: decision 97.
   */
  readonly serviceWorker?: 'off'
  /** The wallets that payment forms may offer, where a session and the browser have them. Source: decision 95. */
  readonly wallets?: readonly Wallet[]
  /** Methods that spec §5 "Method visibility" treats apart without a number. Source: decision 110. */
  readonly methodsApart?: MethodsApart
  readonly notices?: readonly LegalNotice[]
  /** Needed by the notice of specified commercial transactions. Source: spec §9 "Japanese notice", decision 64. */
  readonly seller?: Seller
}
