import type { CardValue } from '@topup/api-client'
import {
  type CouponUse,
  type Money,
  type PickedMethod,
  type Product,
  type PurchaseSnapshot,
  type Result,
  type SnapshotProblem,
  buildSnapshot,
  couponText,
  couponUse,
  fullNameOf,
  optionOf,
  pricedCoupon,
  subtractMoney,
} from '@topup/domain'
import { valueOr } from '../../../store/state/loadable.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { isOpenedHere } from '../checkout/rechargeStore.ts'
import type { CheckoutServices } from '../contracts.ts'
import { cardValueText } from './cardValueText.ts'

/** The price that the player reads and pays, from one place. Source: decision 31, faults M-09. */
export interface Quote {
  readonly picked: PickedMethod | null
  readonly couponUse: CouponUse
  /** Null when the product's price cannot be read. */
  readonly price: Money | null
  readonly payable: Money | null
  /** The discount by the coupon; null without one. */
  readonly saving: Money | null
  /** Growth points for this purchase; 0 when there are none. */
  readonly points: number
}

/** Makes the quote from the current choices. */
export function quoteOf({
  recharge,
  catalogue,
  session,
}: Pick<CheckoutServices, 'recharge' | 'catalogue' | 'session'>): Quote {
  const { product, coupons, payment } = recharge.getState()
  const isVipVersion = valueOr(catalogue.getState().pageConfig, null)?.isOpenCoupon ?? false
  const picked = payment.choice.kind === 'method' ? payment.choice.picked : null
  const use = couponUse({
    isVipVersion,
    product,
    method: picked === null ? null : optionOf(picked),
    coupons,
    clientId: session.getState().clientId,
  })
  const price = product?.price ?? null
  if (use.kind !== 'used' || price === null) {
    const points = isVipVersion ? (product?.couponPoints ?? 0) : 0
    return { picked, couponUse: use, price, payable: price, saving: null, points }
  }
  const { discountPrice: payable, points } = use.price
  return { picked, couponUse: use, price, payable, saving: subtractMoney(price, payable), points }
}

/**
 * Freezes what is paid, at the tap, in one value that is shown, sent and recorded. For a 43-point card the amount is
 * the card's own worth, and the name is what the card gives. Source: decision 31, spec §3 "Card redemption result".
 */
export function snapshotNow(
  services: Pick<
    CheckoutServices,
    'brand' | 'catalogue' | 'clock' | 'newId' | 'recharge' | 'selection' | 'session' | 'translator'
  >,
  cardValue: CardValue | null,
): Result<PurchaseSnapshot, SnapshotProblem | 'notReady'> {
  const { recharge, session, selection } = services
  const { product, coupons, payment } = recharge.getState()
  // Prices and methods of one payment region are not paid in another. Source: decision 54.
  if (!isOpenedHere(recharge.getState(), session.getState())) return { ok: false, error: 'notReady' }
  const account = accountOf(session.getState())
  const { clientId, game, region: paymentRegion } = session.getState()
  const { clientId: selectedFor, area, server, character } = selection.getState().selection
  const quote = quoteOf(services)
  const { choice } = payment
  if (account === null || product === null || quote.payable === null || choice.kind !== 'method') {
    return { ok: false, error: 'notReady' }
  }
  // A character belongs to the game that it was chosen in. Source: faults M-08.
  if (selectedFor !== clientId) return { ok: false, error: 'noCharacter' }
  const exchanged = product.isPointCard ? cardValue : null
  const sold = exchanged === null ? product : exchangedFor(services, product, exchanged)
  return buildSnapshot({
    intentId: services.newId(),
    nowMs: services.clock.now(),
    account,
    game: { clientId, name: game === null ? clientId : fullNameOf(game) },
    isAreaRole: valueOr(services.catalogue.getState().pageConfig, null)?.isAreaRole ?? false,
    area,
    server,
    character,
    product: sold,
    coupon: exchanged === null ? couponInUse(services, quote) : null,
    pricedCoupon: pricedCoupon(coupons),
    payment: { region: choice.region, picked: choice.picked },
    paymentRegion,
    shownPayable: exchanged?.price ?? quote.payable,
    points: pointsOf(quote, exchanged),
  })
}

/** What the player receives for a 43-point card, which is not the card: its own worth. */
const exchangedFor = (
  { translator }: Pick<CheckoutServices, 'translator'>,
  product: Product,
  cardValue: CardValue,
): Product => ({
  ...product,
  price: cardValue.price,
  display: cardValueText(translator, cardValue).gems,
  bonus: '',
})

/** What a card gives is no product of the list, and comes without its points. */
const pointsOf = ({ points }: Quote, exchanged: CardValue | null): number => (exchanged === null ? points : 0)

/** The coupon that lowers the price, with its name in the language of the page. */
function couponInUse(
  { translator, brand }: Pick<CheckoutServices, 'brand' | 'translator'>,
  { couponUse }: Quote,
): { readonly code: string; readonly name: string } | null {
  if (couponUse.kind !== 'used') return null
  const { code, name } = couponUse.coupon
  return { code, name: couponText(name, translator.language(), brand.defaultLanguage) }
}
