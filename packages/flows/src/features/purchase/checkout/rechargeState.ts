import type { ApiClient, ApiError, DecodeOptions } from '@topup/api-client'
import type {
  CouponEvent,
  CouponState,
  Product,
  MethodRegion,
  PaymentMethod,
  PaymentSelection,
  PaymentSelectionEvent,
  Platform,
} from '@topup/domain'
import type { StoreApi } from 'zustand/vanilla'
import type { Loadable } from '../../../store/state/loadable.ts'
import type { SelectionStore } from '../../../store/state/selectionStore.ts'
import type { SessionState, SessionStore } from '../../../store/state/sessionStore.ts'

/**
 * Whether an order is being placed: from the tap on Buy until an answer arrives, or until the store stops waiting for
 * one. `checking`: the service rejected the call and is asked whether an order exists nevertheless.
 */
export type Placing =
  | { readonly kind: 'no' }
  | { readonly kind: 'yes' | 'checking'; readonly intentId: string }

/** The game and payment region in which something is sold. */
export type RechargePlace = Pick<SessionState, 'clientId' | 'region'>

/** What the recharge popup shows for one product. */
export interface RechargeState {
  readonly product: Product | null
  /** The game and payment region of the prices and methods; null before a product is opened. */
  readonly place: RechargePlace | null
  readonly methods: Loadable<readonly MethodRegion[]>
  readonly payment: PaymentSelection
  readonly coupons: CouponState
  /** Whether the list of coupons has been read; before that, an empty list means nothing. */
  readonly couponList: 'unknown' | 'asking' | 'known'
  /** Why the list of coupons could not be read; null unless the newest answer to it was a failure. */
  readonly couponError: ApiError | null
  readonly placing: Placing
  /**
   * Sets whether a tap on Buy waits for data that it depends on; false ends the wait and the tap. Source: decision
   * 49.
   */
  readonly isAwaiting: boolean
  /** Starts over for a product: requests methods and coupons together. */
  open(product: Product, options: { readonly withCoupons: boolean }): Promise<void>
  loadMethods(): Promise<void>
  loadCoupons(): Promise<void>
  choosePayment(event: PaymentSelectionEvent): void
  chooseCoupon(event: CouponEvent): void
  setPlacing(placing: Placing): void
  setAwaiting(isAwaiting: boolean): void
}

/** Reads and changes the state of a recharge; its parts receive this. */
export type RechargeAccess = Pick<StoreApi<RechargeState>, 'getState' | 'setState'>

/** What the recharge needs from the store. */
export interface RechargeDeps {
  readonly api: ApiClient
  readonly platform: Platform
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Channels for which this build has no provider: their methods are not shown. */
  readonly isChannelSupported: (channelId: number) => boolean
  /** Countries that may pay; all of them when left out. */
  readonly isCountryOffered?: (country: string) => boolean
  /** How a 43-point card is exchanged; null when this build cannot. */
  readonly pointCardMethod: () => PaymentMethod | null
  readonly session: SessionStore
  readonly selection: SelectionStore
  readonly decoding: () => DecodeOptions
  /** `isShown`: the part that stays empty says why. */
  readonly onError: (error: ApiError, isShown?: boolean) => void
  /**
   * Called when the chosen coupon was rejected while its price was requested; left out where coupons are not sold.
   */
  readonly onCouponRejected?: (code: string, error: ApiError) => void
}
