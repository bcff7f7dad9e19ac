import type { BuyBlock, SnapshotProblem } from '@topup/domain'
import type { Services } from '../../../store/services.ts'
import { trackPayLink } from '../../tracking/trackPayLink.ts'

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
