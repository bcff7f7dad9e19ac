import {
  type BuyBlock,
  type SnapshotProblem,
  entryAt,
  isExternal,
  isIntent,
  isPaymentLinkOrder,
} from '@topup/domain'
import type { Services } from '../../../store/services.ts'

/** Shows why nothing is bought. */
export const showErrorToast = (
  { toasts, translator }: Pick<Services, 'toasts' | 'translator'>,
  text: ErrorText,
) => toasts.getState().show('error', translator.t(text))

/** The message for each reason that blocks Buy. Source: spec §8 "User messages". */
export const blockText = {
  noProduct: 'error.noProduct',
  limitReached: 'error.limitReached',
  limitUnknown: 'error.limitUnknown',
  unpaidOrder: 'error.unpaidOrder',
  noMethod: 'error.noMethod',
  channelMissing: 'error.channelMissing',
  priceUnknown: 'error.priceUnknown',
  couponPriceLoading: 'error.couponPriceLoading',
} as const satisfies Record<Exclude<BuyBlock, 'notLoggedIn' | 'noCharacter'>, string>

/** The message for each reason why a purchase cannot be frozen in a snapshot. */
export const snapshotProblemText = {
  notReady: 'error.priceUnknown',
  noCharacter: 'error.noCharacter',
  noArea: 'error.noCharacter',
  priceUnknown: 'error.priceUnknown',
  priceInexact: 'error.priceInexact',
  couponPriceMismatch: 'error.couponPriceLoading',
  channelMissing: 'error.channelMissing',
  priceChanged: 'error.priceChanged',
} as const satisfies Record<SnapshotProblem | 'notReady', string>

type ErrorText =
  | (typeof blockText)[keyof typeof blockText]
  | (typeof snapshotProblemText)[keyof typeof snapshotProblemText]
  | 'error.accountChanged'
  | 'error.linkInvalid'
  | 'error.logInFirst'
  | 'error.methodParameter'
  | 'error.network'
  | 'error.paywayMissing'
  | 'error.cardMissing'
  | 'error.orderChanged'
  | 'paymentLink.unchecked'

/**
 * Notes and tracks that the player went to an order's payment, after the window has left for it. Source: decision 76,
 * spec §7 `openPayLink`.
 */
export function wentToPay(services: Pick<Services, 'journal' | 'tracking'>, order: string): void {
  services.journal.getState().record({ kind: 'paymentOpened', billingNo: order })
  trackPayLink(services, order)
}

/**
 * Tracks that the player went to an order's payment: in the payment window, or by the payment URL. Source: spec §7
 * `openPayLink`.
 */
function trackPayLink({ journal, tracking }: Pick<Services, 'journal' | 'tracking'>, order: string): void {
  const entry = entryAt(journal.getState().journal, order)
  if (entry === null || isIntent(entry)) return
  const { billingNo } = entry
  if (isExternal(entry)) return tracking.track('openPayLink', { billingNo })
  const { product, method, recipient } = entry.snapshot
  tracking.track('openPayLink', {
    value: product.productId,
    typeKey: product.typeKey,
    method,
    // The debt of a payment link is not the shop's product of that id.
    ...(isPaymentLinkOrder(recipient) && { product: null }),
    billingNo,
  })
}
