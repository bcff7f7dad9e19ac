import type { Visitor } from '../account/account.ts'
import type { CouponState } from '../coupon/reduceCoupons.ts'
import type { Product } from '../product/product.ts'
import type { ProductAvailability } from '../product/productAvailability.ts'
import { type PickedMethod, optionOf } from '../payment/paymentMethod.ts'
import type { Choice } from '../base/choice.ts'

/** Why Buy is not possible yet; each reason has a next step: log in, choose, pay the open order, wait. */
export type BuyBlock =
  | 'notLoggedIn'
  | 'noCharacter'
  | 'noProduct'
  | 'limitReached'
  | 'limitUnknown'
  | 'unpaidOrder'
  | 'noMethod'
  | 'channelMissing'
  | 'priceUnknown'
  | 'couponPriceLoading'

/** Whether the player may buy, or the first reason why not. */
export type BuyVerdict = { readonly kind: 'ready' } | { readonly kind: 'blocked'; readonly reason: BuyBlock }

/**
 * Everything that the decision depends on; null means "not chosen", or an availability that has not been
 * determined.
 */
export interface BuyContext {
  readonly visitor: Visitor
  readonly character: Choice | null
  readonly product: Product | null
  readonly availability: ProductAvailability | null
  readonly payment: PickedMethod | null
  readonly couponState: CouponState
}

/**
 * Whether Buy may proceed. The reasons are in the order in which a player meets them, so the first one is the
 * one to act on. Source: spec §5 "Buy button and coupons", §4 "Limited goods", §6, faults M-09, M-10.
 */
export function canBuy(context: BuyContext): BuyVerdict {
  const reason = firstBlock(context)
  return reason === null ? { kind: 'ready' } : { kind: 'blocked', reason }
}

function firstBlock({
  visitor,
  character,
  product,
  availability,
  payment,
  couponState,
}: BuyContext): BuyBlock | null {
  if (visitor.kind === 'guest') return 'notLoggedIn'
  if (character === null) return 'noCharacter'
  if (product === null) return 'noProduct'
  if (availability?.kind === 'limitReached') return 'limitReached'
  if (availability?.kind === 'unpaid') return 'unpaidOrder'
  if (availability?.kind === 'limitUnknown') return 'limitUnknown'
  if (payment === null) return 'noMethod'
  if (optionOf(payment).channelId === null) return 'channelMissing'
  if (product.price === null) return 'priceUnknown'
  return couponState.choice.kind === 'pricing' ? 'couponPriceLoading' : null
}
