import { channelIds } from './channelIds.ts'
import type { PaymentChoice } from './paymentSelection.ts'
import { optionOf } from './pickedMethod.ts'

/**
 * Whether an order on a channel is paid with the number and password of a prepaid card: there is no payment
 * page to open, and once the call is sent the card may be used up.
 * Source: spec §5 "in-game card, a card provider", faults M-11.
 */
export function paysByCard(channelId: number | null): boolean {
  return channelId === channelIds.inGameCard || channelId === channelIds.cardRecharge
}

/**
 * Whether the card form pays: the in-game card payway, or the card that is exchanged for a 43-point product,
 * the only method of such a product. Source: spec §4 "Card mode is entered for".
 */
export function isCardMode(choice: PaymentChoice): boolean {
  return choice.kind === 'method' && paysByCard(optionOf(choice.picked).channelId)
}
