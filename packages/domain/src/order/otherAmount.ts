import type { Money } from '../money/money.ts'
import { paysByCard } from '../payment/cardMode.ts'
import type { JournalEvent, Order } from './journal.ts'
import { isExternal } from './origin.ts'
import { isUnknownPurchase } from './unknownPurchase.ts'

/**
 * The amount that a full query names as paid, where the player was shown another one; null where they agree, or nothing
 * can be compared: a card pays with what it is worth. Source: decision 50.
 */
export function otherAmount(
  order: Order,
  { outcome, amount }: Extract<JournalEvent, { readonly kind: 'fullStatusRead' }>,
): Money | null {
  const { snapshot } = order
  if (outcome !== 'success' || amount == null || isExternal(order) || isUnknownPurchase(snapshot)) return null
  if (paysByCard(snapshot.method.channelId)) return null
  const { minorUnits, currency } = snapshot.payable
  return amount.minorUnits === minorUnits && amount.currency === currency ? null : amount
}
