import { buildSnapshot, couponText, fullNameOf, pricedCoupon } from '@topup/domain'
import type { CardValue } from '@topup/api-client'
import type { Coupon, PurchaseSnapshot, Result, SnapshotProblem } from '@topup/domain'
import { valueOr } from '../../../store/state/loadable.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import type { CheckoutServices } from '../checkout/checkoutServices.ts'
import { cardValueText } from './card/cardValueText.ts'
import { isOpenedHere } from './isOpenedHere.ts'
import { quoteOf } from './quote.ts'
import type { Quote } from './quote.ts'

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
  const { recharge, session, selection, catalogue, translator, brand } = services
  const { goods, coupons, payment } = recharge.getState()
  // Prices and methods of one payment region are not paid in another. Source: decision 54.
  if (!isOpenedHere(recharge.getState(), session.getState())) return { ok: false, error: 'notReady' }
  const account = accountOf(session.getState())
  const { clientId, game, region: paymentRegion } = session.getState()
  const { clientId: selectedFor, area, server, role } = selection.getState().selection
  const quote = quoteOf(services)
  const { choice } = payment
  if (account === null || goods === null || quote.payable === null || choice.kind !== 'method') {
    return { ok: false, error: 'notReady' }
  }
  // A character belongs to the game that it was chosen in. Source: faults M-08.
  if (selectedFor !== clientId) return { ok: false, error: 'noRole' }
  const isExchange = goods.isPointCard && cardValue !== null
  // What the player receives for a 43-point card is not the card.
  const sold = isExchange
    ? { ...goods, price: cardValue.price, display: cardValueText(translator, cardValue).gems }
    : goods
  const coupon = isExchange ? null : couponInUse(quote)
  const couponName =
    coupon === null ? '' : couponText(coupon.name, translator.language(), brand.defaultLanguage)
  return buildSnapshot({
    intentId: services.newId(),
    nowMs: services.clock.now(),
    account,
    game: { clientId, name: game === null ? clientId : fullNameOf(game) },
    isAreaRole: valueOr(catalogue.getState().pageConfig, null)?.isAreaRole ?? false,
    area,
    server,
    role,
    goods: sold,
    coupon: coupon === null ? null : { code: coupon.code, name: couponName },
    pricedCoupon: pricedCoupon(coupons),
    payment: { region: choice.region, picked: choice.picked },
    paymentRegion,
    shownPayable: isExchange && sold.price !== null ? sold.price : quote.payable,
  })
}

const couponInUse = ({ couponUse }: Quote): Coupon | null =>
  couponUse.kind === 'used' ? couponUse.coupon : null
