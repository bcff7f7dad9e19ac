import type { ApiClient, ApiError, DecodeOptions } from '@topup/api-client'
import type {
  CouponEvent,
  CouponState,
  Goods,
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
 * Whether an order is being placed right now: from the tap on Buy until an answer, or until nobody waits any more.
 * `checking`: the service rejected, and is asked whether there is an order all the same.
 */
export type Placing =
  | { readonly kind: 'no' }
  | { readonly kind: 'yes' | 'checking'; readonly intentId: string }

/** Where something is sold. */
export type RechargePlace = Pick<SessionState, 'clientId' | 'region'>

/** What the recharge popup shows for one product. */
export interface RechargeState {
  readonly goods: Goods | null
  /** Game and payment region that prices and methods are of; null before a product is opened. */
  readonly place: RechargePlace | null
  readonly methods: Loadable<readonly MethodRegion[]>
  readonly payment: PaymentSelection
  readonly coupons: CouponState
  /** Whether the list of coupons has been read: until then that there is none says nothing. */
  readonly couponList: 'unknown' | 'asking' | 'known'
  readonly placing: Placing
  /** A tap on Buy waits for what it depends on; false ends the wait, and the tap with it. Source: decision 49. */
  readonly isAwaiting: boolean
  /** Starts over for a product: methods and coupons are asked for together. */
  open(goods: Goods, options: { readonly withCoupons: boolean }): Promise<void>
  loadMethods(): Promise<void>
  loadCoupons(): Promise<void>
  choosePayment(event: PaymentSelectionEvent): void
  chooseCoupon(event: CouponEvent): void
  setPlacing(placing: Placing): void
  setAwaiting(isAwaiting: boolean): void
}

/** Reads and changes what a recharge shows; what its parts are handed. */
export type RechargeAccess = Pick<StoreApi<RechargeState>, 'getState' | 'setState'>

/** What the recharge needs from the world. */
export interface RechargeDeps {
  readonly api: ApiClient
  readonly platform: Platform
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Channels that this build cannot settle: their methods are not shown. */
  readonly isChannelSupported: (channelId: number) => boolean
  /** Countries that may pay; all of them when left out. */
  readonly isCountryOffered?: (country: string) => boolean
  /** How a 43-point card is exchanged; null when this build cannot. */
  readonly pointCardMethod: () => PaymentMethod | null
  readonly session: SessionStore
  readonly selection: SelectionStore
  readonly decoding: () => DecodeOptions
  readonly onError: (error: ApiError) => void
  /** The chosen coupon was rejected while its price was asked for; where coupons are not sold it is left out. */
  readonly onCouponRejected?: (code: string, error: ApiError) => void
}
