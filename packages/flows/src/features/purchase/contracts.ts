import type {
  ApiClient,
  ApiError,
  CardParameters,
  CardProvider,
  CardValue,
  DecodeOptions,
  DropInKey,
  LinkProvider as LinkRow,
  PaymentProvider as ProviderRow,
} from '@topup/api-client'
import type {
  CardForm,
  CouponEvent,
  CouponState,
  Language,
  MethodRegion,
  NoMethodReason,
  MethodsApart,
  PaymentMethod,
  PaymentSelection,
  PaymentSelectionEvent,
  Platform,
  PurchaseSnapshot,
  Sold,
} from '@topup/domain'
import type { StoreApi } from 'zustand/vanilla'
import type { DropInService } from '../../dropIn/dropInService.ts'
import type { DropIn } from '../../dropIn/handover.ts'
import type { Clock } from '../../platform/clock.ts'
import type { CrossTabLock } from '../../platform/crossTabLock.ts'
import type { Leaving, OpenPayWindow } from '../../platform/payWindow.ts'
import type { CatalogueStore, JournalStore, Services } from '../../store/services.ts'
import type { Loadable } from '../../store/state/loadable.ts'
import type { SelectionStore } from '../../store/state/selectionStore.ts'
import type { SessionState, SessionStore } from '../../store/state/sessionStore.ts'
import { createContext, useContext } from 'react'

/** What the popups of a payment share, in addition to what every feature shares. */
export interface CheckoutServices extends Services {
  readonly providers: readonly PaymentProvider[]
  readonly recharge: RechargeStore
  readonly card: CardStore
  readonly placing: PlaceOrderDeps
}

/** A provider that is paid on its own page, or in one of the drop-ins that there are. Source: spec §7 "Payment starters". */
export type LinkProvider = LinkRow<DropInKey>

/** A payment provider that a brand's app may import; what an app does not import is not in its bundle. */
export type PaymentProvider = ProviderRow<DropInKey>

/**
 * A card provider together with the card that pays; `card` is a secret and is never stored or logged.
 * Source: decision 34.
 */
export interface CardTender {
  readonly kind: 'cardTender'
  readonly provider: CardProvider
  readonly card: CardParameters
}

/** Finds the provider of a channel; undefined means "Channel id does not exist". Source: spec §8 "User messages". */
export const providerOfChannel = (
  providers: readonly PaymentProvider[],
  channelId: number,
): PaymentProvider | undefined => providers.find((provider) => provider.channelIds.includes(channelId))

/** Whether a drop-in of these providers opens by the brand's card script. Source: decision 98. */
export const needsCardScript = (providers: readonly PaymentProvider[], dropIn: string): boolean =>
  providers.some(
    (provider) =>
      provider.kind === 'link' && provider.dropIn === dropIn && provider.dropInNeeds === 'cardScript',
  )

/** What placing an order needs from the store and the browser. */
export interface PlaceOrderDeps {
  readonly journal: JournalStore
  readonly lock: CrossTabLock
  readonly clock: Clock
  readonly openPayWindow: OpenPayWindow<WaitingTexts>
  /** Watches from the tap on; what a page sends while it is left is answered to nobody. */
  readonly watchLeaving: () => Leaving
  readonly dropIns: DropInService
  readonly startPayment: StartPayment
  /** Sends the full query about the order at an address and records the answer in the journal. */
  readonly askAbout: (order: string) => Promise<void>
  readonly currentApiOrigin: () => string
  /** Checks a payment URL; null means "Link invalid, refresh". Source: decision 30. */
  readonly parsePayUrl: (url: unknown) => string | null
}

/**
 * The result of one tap on Buy. `order` is the address of the journal entry to show; where no number is known, that
 * is `intentId`.
 */
export type PlacedOrder =
  | {
      readonly kind: 'ordered'
      readonly intentId: string
      readonly order: string
      /** `none`: the answer had no payment URL; `invalid`: it had one that must not be opened. */
      readonly link: 'opened' | 'toOpen' | 'invalid' | 'none'
    }
  /** The service rejected the call and knows of no order; nothing was charged. */
  | { readonly kind: 'rejected'; readonly error: ApiError }
  /** The service rejected the call, and the query for an order got no answer. The player reads "checking". */
  | { readonly kind: 'unconfirmed'; readonly intentId: string; readonly error: ApiError }
  /** Something that the call needs is missing; nothing was sent. */
  | { readonly kind: 'notSent' }
  /** The page began to be left after the tap; nothing was sent. Source: faults W-13. */
  | { readonly kind: 'left' }
  /** It is unknown whether an order exists already, so nothing was sent. Source: decision 46. */
  | { readonly kind: 'unchecked' }
  /** What is owed is no longer what was agreed to; nothing was sent, and the page of the payment link says it. */
  | { readonly kind: 'changed' }
  /**
   * A success without a billing number; the order may exist nevertheless. Source: spec §8 "A payment with no
   * billing_no".
   */
  | { readonly kind: 'unnumbered'; readonly intentId: string }
  /** No answer that can be trusted; the order may exist. The player reads "checking". */
  | { readonly kind: 'unknown'; readonly intentId: string }
  /**
   * Another tab is placing an order at this moment, or has placed one since the tap; `order` is null while it is not
   * known.
   */
  | { readonly kind: 'heldElsewhere'; readonly order: string | null }
  /**
   * Several tabs tapped at once, this one gave way, and none of the others has an order: they gave way too, or the
   * service rejected theirs. Nothing was sent here.
   */
  | { readonly kind: 'noneMade' }
  /** Another account or game has been chosen since; nothing was sent. */
  | { readonly kind: 'outdated' }
  /**
   * The intent could not be written to disk, and the player has not been warned that this order may be forgotten;
   * nothing was sent.
   */
  | { readonly kind: 'notKept' }

/**
 * Whether an order is being placed: from the tap on Buy until an answer arrives, or until the store stops waiting for
 * one. `saving`: the device is slow to write the order down. `checking`: the service rejected the call and is asked whether an order exists nevertheless.
 */
type Placing =
  | { readonly kind: 'no' }
  | { readonly kind: 'yes' | 'saving' | 'checking'; readonly intentId: string }

/** The game and payment region in which something is sold. */
type RechargePlace = Pick<SessionState, 'clientId' | 'region'>

/** What the recharge popup shows for one product. */
export interface RechargeState {
  readonly product: Sold | null
  /** The game and payment region of the prices and methods; null before a product is opened. */
  readonly place: RechargePlace | null
  readonly methods: Loadable<readonly MethodRegion[]>
  /** Why there is no method, where `methods` is empty. */
  readonly noMethod: NoMethodReason
  readonly payment: PaymentSelection
  readonly coupons: CouponState
  /** Whether the list of coupons has been read, each row of it or one to use; otherwise an empty list means nothing. */
  readonly couponList: 'unknown' | 'asking' | 'known'
  /** Why the list of coupons could not be read; null unless the newest answer to it was a failure. */
  readonly couponError: ApiError | null
  readonly placing: Placing
  /**
   * Sets whether a tap on Buy waits for data that it depends on; false ends the wait and the tap. Source: decision
   * 49.
   */
  readonly isAwaiting: boolean
  /** The questions that are asked once in a visit, and that the player has said yes to. */
  readonly agreedTo: ReadonlySet<VisitQuestion>
  /** Starts over for a product: requests methods and coupons together. */
  open(product: Sold, options: { readonly withCoupons: boolean }): Promise<void>
  loadMethods(): Promise<void>
  /** Asks for the methods again after a refusal, which may mean that one is withdrawn; those on the screen stay until the answer. */
  renewMethods(): Promise<void>
  loadCoupons(): Promise<void>
  choosePayment(event: PaymentSelectionEvent): void
  chooseCoupon(event: CouponEvent): void
  setPlacing(placing: Placing): void
  setAwaiting(isAwaiting: boolean): void
  agree(question: VisitQuestion): void
}

/**
 * `linkAccount`: the account of the link pays, not the one that is logged in (decision 67). `storage`: this browser keeps
 * no orders (decision 68).
 */
export type VisitQuestion = 'linkAccount' | 'storage'

/** Reads and changes the state of a recharge; its parts receive this. */
export type RechargeAccess = Pick<StoreApi<RechargeState>, 'getState' | 'setState'>

/** What the recharge needs from the store. */
export interface RechargeDeps {
  readonly api: ApiClient
  readonly platform: Platform
  /** The service's time, epoch milliseconds; null until it is known. */
  readonly serviceNow: () => number | null
  /** Channels for which this build has no provider: their methods are not shown. */
  readonly isChannelSupported: (channelId: number) => boolean
  /** Methods with a rule of their own. Source: decision 110. */
  readonly apart?: MethodsApart | undefined
  /** Keeps the countries that may pay; all of them may when left out. */
  readonly offeredOf?: (regions: readonly MethodRegion[]) => readonly MethodRegion[]
  /** How a 43-point card is exchanged; null when this build cannot. */
  readonly pointCardMethod: () => PaymentMethod | null
  readonly session: SessionStore
  readonly selection: SelectionStore
  /** The list of products, with which methods that were read earlier grow old. */
  readonly catalogue: Pick<CatalogueStore, 'getState'>
  readonly decoding: () => DecodeOptions
  /** `isShown`: the part that stays empty says why. */
  readonly onError: (error: ApiError, isShown?: boolean) => void
  /**
   * Called when the chosen coupon was rejected while its price was requested; left out where coupons are not sold.
   */
  readonly onCouponRejected?: (code: string, error: ApiError) => void
}

/** What the payment window says until it leaves for the payment; null where a fact is not known. */
export interface WaitingTexts {
  readonly language: Language
  readonly storeName: string
  readonly title: string
  readonly product: string | null
  readonly amount: string | null
  /** Who receives the product, in which game, and whose account pays; one line each. */
  readonly recipient: readonly (readonly string[])[]
  /** That the window is still needed. */
  readonly note: string
  /** The same when the device is slow to save the order. */
  readonly lateNote: string
}

/** What a payment starter answered. */
export type StartAnswer =
  | {
      readonly kind: 'ordered'
      readonly billingNo: string
      readonly url: string | null
      /** Given only where this build supports the drop-in. */
      readonly dropIn: DropIn | null
      readonly apiOrigin: string
    }
  /**
   * Code 10, or another rejection that names the order in the way: that order is shown. Source: decision 29, faults
   * M-17.
   */
  | {
      readonly kind: 'repeat'
      readonly billingNo: string | null
      readonly url: string | null
      /** Given only where this build supports the drop-in. */
      readonly dropIn?: DropIn | null
      readonly apiOrigin: string
    }
  | { readonly kind: 'rejected'; readonly error: ApiError }
  /** Something that the call needs is missing, so that nothing was sent. Source: spec §5 "wrong method parameters". */
  | { readonly kind: 'notSent' }
  /** The page is being left, so nothing was sent. */
  | { readonly kind: 'left' }
  /** It is unknown whether an order exists already, so nothing was sent. Source: decision 46. */
  | { readonly kind: 'unchecked' }
  /** What is owed is no longer what the snapshot says, so nothing was sent. Source: decision 31. */
  | { readonly kind: 'changed' }
  /** A success without a billing number: an error that §8 names, although an order may exist. */
  | { readonly kind: 'unnumbered' }
  | { readonly kind: 'unknown' }

/** How one starter is sent: to the host that the journal names; `onSlow` is called after 10 s without an answer. */
export interface SendOptions extends Pick<Leaving, 'isLeaving'> {
  readonly apiOrigin: string
  readonly onSlow: () => void
}

/** Sends one starter once and waits up to 60 s for the answer. */
export type StartPayment = (
  snapshot: PurchaseSnapshot,
  provider: LinkProvider | CardTender,
  options: SendOptions,
) => Promise<StartAnswer>

/** What is known of the card that was typed. */
export type CardQuery =
  | { readonly kind: 'none' }
  /** The password of the player's login stands in the form; nothing is sent. Source: faults W-02. */
  | { readonly kind: 'isPassword' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly cardValue: CardValue }
  /** The service's own message, or null when it gave none. */
  | { readonly kind: 'rejected'; readonly message: string | null }
  | { readonly kind: 'unreachable' }

/** A card that was looked up; exactly this card is sent. `parameters` is a secret. */
export interface CheckedCard {
  readonly parameters: CardParameters
  readonly cardValue: CardValue
}

/**
 * The state of the card form. It is in memory only, for as long as its popup is open or its order is not final, and for its player alone.
 * Source: spec §4, faults M-11.
 */
export interface CardState {
  readonly typed: CardForm
  readonly query: CardQuery
  /** The intent that this card was sent for while the outcome is unknown: the card may already be used. */
  readonly sentFor: string | null
  /** Whether the form is on screen. */
  readonly isShown: boolean
  enter(): void
  type(form: CardForm): void
  /**
   * Asks what the card is worth, which takes nothing from it; null when there is a message for the player instead.
   */
  fetchValue(): Promise<CheckedCard | null>
  /** Notes for which intent the card is sent, where the form still holds it. */
  markSent(intentId: string, card: CheckedCard): void
  /** Notes that the service rejected the card without taking it; the form shows `message`. */
  markRejected(message: string | null): void
  /** Clears the form when its popup closes, unless the card was sent and the outcome is unknown. */
  leave(): void
}

/** The card form of one store. */
export type CardStore = StoreApi<CardState>

/** The recharge of one store. */
export type RechargeStore = StoreApi<RechargeState>

/** Loads the code for paying, once; after a failure it can be loaded again. */
export type LoadCheckout = () => Promise<CheckoutServices>

const LoadCheckoutContext = createContext<LoadCheckout | null>(null)

/** Provides the function that loads the checkout. */
export const LoadCheckoutProvider = LoadCheckoutContext.Provider

/** Returns the function that loads the checkout of the surrounding store. */
export function useLoadCheckout(): LoadCheckout {
  const load = useContext(LoadCheckoutContext)
  if (load === null) throw new Error('LoadCheckoutProvider is missing')
  return load
}
