import { assertNever } from '../base/assertNever.ts'
import type { Coupon, CouponChoice, CouponPrice } from './coupon.ts'
import { bestCoupon } from './couponLists.ts'
import { whyNotChosen } from './whyNotChosen.ts'

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
