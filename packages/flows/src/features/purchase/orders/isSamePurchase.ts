import type { PurchaseSnapshot } from '@topup/domain'

/** Whether two taps bought the same product for the same character, by whatever payment method. */
export function isSamePurchase(one: PurchaseSnapshot, other: PurchaseSnapshot): boolean {
  return keyOf(one) === keyOf(other)
}

const keyOf = ({ product, recipient }: PurchaseSnapshot): string =>
  JSON.stringify([product.productId, recipient.clientId, recipient.server.value, recipient.character.value])
