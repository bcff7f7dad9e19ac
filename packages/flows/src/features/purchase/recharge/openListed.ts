import {
  type PaymentChoice,
  type PaymentSelectionEvent,
  type Product,
  compareMoney,
  optionOf,
  rechargeKeyOf,
} from '@topup/domain'
import { findProduct } from '../../../store/findProduct.ts'
import { valueOr } from '../../../store/state/loadable.ts'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { isOpenedHere } from '../checkout/rechargeStore.ts'
import type { CheckoutServices } from '../contracts.ts'
import { showErrorToast } from './send.ts'

/** What a recharge was opened with. */
export interface OpenedProduct {
  readonly product: Product
  readonly withCoupons: boolean
  /** Who was logged in last; kept when a session ends, because the same player may come back. */
  readonly suid: string | null
}

/**
 * Keeps the recharge of a product up to date with the product list (`openListed`), while it is on the screen; `opened`
 * remembers what is open across products. Looks when a change of all stores is complete: another game first has the
 * products of the one before. Returns a function that stops. Source: spec §4 "Recharge flow".
 */
export function keepOpened(
  services: Pick<CheckoutServices, 'catalogue' | 'recharge' | 'session' | 'toasts' | 'translator'>,
  productId: string,
  opened: { current: OpenedProduct | null } = { current: null },
): () => void {
  const { recharge, catalogue, session } = services
  let [isStopped, isLooking] = [false, false]
  let before: readonly unknown[] = []
  const look = () => {
    isLooking = false
    if (isStopped) return
    const { products, pageConfig } = catalogue.getState()
    const product = findProduct(products, productId)
    const withCoupons = valueOr(pageConfig, null)?.isOpenCoupon ?? false
    const { clientId, region } = session.getState()
    const suid = accountOf(session.getState())?.suid ?? null
    // When an order ends, compare again.
    const now = [product, withCoupons, suid, clientId, region, recharge.getState().placing.kind !== 'no']
    if (now.every((value, index) => value === before[index])) return
    before = now
    if (product !== null)
      opened.current = openListed(services, { product, withCoupons, suid }, opened.current)
  }
  const lookSoon = () => {
    if (isLooking) return
    isLooking = true
    queueMicrotask(look)
  }
  look()
  const stops = [recharge.subscribe(lookSoon), catalogue.subscribe(lookSoon), session.subscribe(lookSoon)]
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

/**
 * Opens the recharge of a product as it is listed now, unless `before` is the same recharge. Coupons follow when the
 * page config arrives later. Another player or payment region opens it again, and so does a new price in the list,
 * which the player is informed of. Returns what is open from now on. Source: spec §4 "Recharge flow", faults M-09.
 */
function openListed(
  services: Pick<CheckoutServices, 'recharge' | 'session' | 'toasts' | 'translator'>,
  listed: OpenedProduct,
  before: OpenedProduct | null,
): OpenedProduct {
  const { recharge } = services
  const { product, withCoupons, suid } = listed
  const change = changeOf(services, listed, before)
  // An order that is being placed was frozen at its tap. A rejection leaves the recharge open; then price and region
  // are compared again.
  if (before !== null && (change === 'place' || change === 'price') && isPlacing(services)) return before
  if (change === 'price') showErrorToast(services, 'error.priceChanged')
  if (change !== 'none') void recharge.getState().open(product, { withCoupons })
  else if (withCoupons && before?.withCoupons === false) void recharge.getState().loadCoupons()
  return { product, withCoupons, suid: suid ?? before?.suid ?? null }
}

/** What makes the listed product another recharge than the one before. */
function changeOf(
  { recharge, session }: Pick<CheckoutServices, 'recharge' | 'session'>,
  { product, suid }: OpenedProduct,
  before: OpenedProduct | null,
): 'product' | 'place' | 'price' | 'player' | 'none' {
  if (before?.product.productId !== product.productId) return 'product'
  if (!isOpenedHere(recharge.getState(), session.getState())) return 'place'
  if (!isSamePrice(before.product, product)) return 'price'
  // Another player has other coupons.
  const isOtherPlayer = suid !== null && before.suid !== null && before.suid !== suid
  return isOtherPlayer ? 'player' : 'none'
}

const isPlacing = ({ recharge }: Pick<CheckoutServices, 'recharge'>): boolean =>
  recharge.getState().placing.kind !== 'no'

const isSamePrice = ({ price: one }: Product, { price: other }: Product): boolean =>
  one === null || other === null ? one === other : compareMoney(one, other) === 0

/**
 * Chooses the payment method for the player; tracked when it differs from the one before. Source: spec §4, §7
 * `selectPayway`.
 */
export function choosePayway(
  { recharge, tracking }: Pick<CheckoutServices, 'recharge' | 'tracking'>,
  event: PaymentSelectionEvent,
): void {
  const before = keyOf(recharge.getState().payment.choice)
  recharge.getState().choosePayment(event)
  const { product, payment } = recharge.getState()
  const { choice } = payment
  if (choice.kind !== 'method' || keyOf(choice) === before) return
  const { paywayId, channelId } = optionOf(choice.picked)
  tracking.track('selectPayway', { product, method: { paywayId, channelId, country: choice.region } })
}

const keyOf = (choice: PaymentChoice): string | null =>
  choice.kind === 'method' ? `${choice.region} ${rechargeKeyOf(choice.picked)}` : null
