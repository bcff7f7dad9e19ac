import { assertNever } from '../base/assertNever.ts'
import { subtractMoney } from '../money/arithmetic.ts'
import type { Money } from '../money/money.ts'
import type { PaymentOption } from '../payment/paymentMethod.ts'
import type { Sold } from '../product/product.ts'
import {
  type Coupon,
  type CouponChoice,
  type CouponPrice,
  type NoCouponReason,
  bestCoupon,
  whyNoCoupon,
  whyNotChosen,
} from './coupon.ts'

/** Coupons at checkout. `rejectedCodes` last for this visit. */
export interface CouponState {
  readonly coupons: readonly Coupon[]
  readonly rejectedCodes: ReadonlySet<string>
  readonly lastRequestId: number
  readonly choice: CouponChoice
}

/** What a coupon is priced for; `productId` is null while the product takes no coupon. */
interface CouponTarget {
  readonly clientId: string
  readonly productId: string | null
}

/** The events that change the coupons or the choice. */
export type CouponEvent =
  | ({ readonly kind: 'couponsLoaded'; readonly coupons: readonly Coupon[] } & CouponTarget)
  | { readonly kind: 'couponsFailed' }
  | ({ readonly kind: 'couponChosen'; readonly code: string } & CouponTarget)
  | { readonly kind: 'couponCancelled' }
  | ({ readonly kind: 'productChanged' } & CouponTarget)
  | { readonly kind: 'priceLoaded'; readonly requestId: number; readonly price: CouponPrice }
  | { readonly kind: 'priceFailed'; readonly requestId: number }
  | { readonly kind: 'couponRejected'; readonly code: string }

/** Before any coupons are loaded. Source: spec §4 "Recharge flow". */
export const noCoupons: CouponState = {
  coupons: [],
  rejectedCodes: new Set(),
  lastRequestId: 0,
  choice: { kind: 'none' },
}

/**
 * Computes the next coupon state. Pure; events that do not apply leave the state unchanged. Whenever the choice
 * becomes `pricing`, the caller requests that quote and returns the answer with its `requestId`; an answer to
 * an older request is ignored.
 * Source: spec §4 "Recharge flow", §8 "Coupon list or price load failure", decision 32, faults M-09.
 */
export function reduceCoupons(state: CouponState, event: CouponEvent): CouponState {
  const { choice } = state
  switch (event.kind) {
    case 'couponsLoaded':
      return price(
        { ...state, coupons: event.coupons },
        bestCoupon(event.coupons, state.rejectedCodes),
        event,
      )
    case 'couponsFailed':
      return { ...state, coupons: [], choice: { kind: 'failed' } }
    case 'couponChosen': {
      const coupon = state.coupons.find(({ code }) => code === event.code)
      return coupon !== undefined && whyNotChosen(coupon) === null ? price(state, coupon, event) : state
    }
    case 'couponCancelled':
      return { ...state, choice: { kind: 'none' } }
    case 'productChanged':
      return price(state, chosenCoupon(state), event)
    case 'priceLoaded':
    case 'priceFailed':
      return answered(state, event)
    case 'couponRejected': {
      const isChosen = chosenCoupon(state)?.code === event.code
      const rejectedCodes = new Set([...state.rejectedCodes, event.code])
      return { ...state, rejectedCodes, choice: isChosen ? { kind: 'rejected', code: event.code } : choice }
    }
    default:
      return assertNever(event)
  }
}

/** The coupon that is chosen, priced already or not; null when there is none. Source: spec §4 "Recharge flow". */
export function chosenCoupon({ choice }: CouponState): Coupon | null {
  return choice.kind === 'pricing' || choice.kind === 'priced' ? choice.quote.coupon : null
}

/** A coupon's price and exactly what it was requested for. */
export interface PricedCoupon {
  readonly clientId: string
  readonly productId: string
  readonly couponCode: string
  readonly price: CouponPrice
}

/** The price of the chosen coupon, or null until it is known. Source: spec §4 "Selecting a coupon refreshes the price", faults M-09. */
export function pricedCoupon({ choice }: CouponState): PricedCoupon | null {
  if (choice.kind !== 'priced') return null
  const { clientId, productId, coupon } = choice.quote
  return { clientId, productId, couponCode: coupon.code, price: choice.price }
}

/** The answer to the request that is under way; any other one is late and changes nothing. */
function answered(
  state: CouponState,
  event: Extract<CouponEvent, { readonly kind: 'priceLoaded' | 'priceFailed' }>,
): CouponState {
  const { choice } = state
  if (choice.kind !== 'pricing' || choice.quote.requestId !== event.requestId) return state
  if (event.kind === 'priceFailed') return { ...state, choice: { kind: 'failed' } }
  return { ...state, choice: { kind: 'priced', quote: choice.quote, price: event.price } }
}

function price(
  state: CouponState,
  coupon: Coupon | null,
  { clientId, productId }: CouponTarget,
): CouponState {
  if (coupon === null || productId === null) return { ...state, choice: { kind: 'none' } }
  const requestId = state.lastRequestId + 1
  const quote = { requestId, clientId, productId, coupon }
  return { ...state, lastRequestId: requestId, choice: { kind: 'pricing', quote } }
}

/**
 * What the coupon row shows, and whether a coupon takes effect: only `used` changes the price. `claimMore` when no
 * coupon can be used. Source: spec §5 "Buy button and coupons".
 */
export type CouponUse =
  | { readonly kind: NoCouponReason }
  | { readonly kind: 'claimMore' }
  | { readonly kind: 'pleaseSelect' }
  | { readonly kind: 'used'; readonly coupon: Coupon; readonly price: CouponPrice }

/**
 * Decides whether a coupon takes effect. That requires the VIP version, a product that accepts coupons, a method with
 * `openCoupon`, and a chosen coupon with a price for this product and game; while no method is chosen, the method
 * condition counts as met.
 * Source: spec §5 "Buy button and coupons", "Coupon row texts", faults M-09.
 */
export function couponUse({
  coupons: { choice, coupons },
  clientId,
  ...purchase
}: {
  readonly coupons: Pick<CouponState, 'choice' | 'coupons'>
  readonly clientId: string | null
  readonly isVipVersion: boolean
  readonly product: Sold | null
  readonly method: PaymentOption | null
}): CouponUse {
  const reason = whyNoCoupon(purchase)
  if (reason !== null) return { kind: reason }
  if (choice.kind === 'priced') {
    const { coupon } = choice.quote
    if (whyNotChosen(coupon, { ...purchase, chosen: { choice, clientId } }) === null)
      return { kind: 'used', coupon, price: choice.price }
  }
  return { kind: hasUsable(coupons) ? 'pleaseSelect' : 'claimMore' }
}

/**
 * Whether to ask the player for confirmation before paying: no coupon is used although usable ones exist, be it because none
 * is chosen or because the method takes none. Source: spec §5 "Confirmations", decision 49.
 */
export function needsNoCouponConfirm(use: CouponUse, coupons: readonly Coupon[]): boolean {
  return use.kind === 'pleaseSelect' || (use.kind === 'unsupportedMethod' && hasUsable(coupons))
}

const hasUsable = (coupons: readonly Coupon[]): boolean =>
  coupons.some((coupon) => whyNotChosen(coupon) === null)

/**
 * Whether a product can be paid at the price that a coupon gives it: one in its currency, and no dearer than without the
 * coupon. Source: decision 62, faults M-09, M-10.
 */
export const canPayWithCoupon = (discountPrice: Money, price: Money): boolean =>
  subtractMoney(price, discountPrice) !== null
