import type { PurchaseSnapshot, ReportedDetails } from '@topup/domain'
import type { ReadAtTap } from '../browser/storeTab.ts'
import type { LedgerOrder } from '../service/ledger.ts'

type Pairs = Readonly<Record<string, readonly [unknown, unknown]>>

const differing = (pairs: Pairs): string[] =>
  Object.entries(pairs).flatMap(([name, [one, other]]) =>
    one === other ? [] : [`${name} ${String(one)} is not ${String(other)}`],
  )

/** How the order that was made differs from what the journal says was bought. */
export const differences = (
  { recipient, product, coupon, payable, method }: PurchaseSnapshot,
  order: LedgerOrder,
) =>
  differing({
    account: [recipient.suid, order.account],
    game: [recipient.clientId, order.clientId],
    server: [recipient.server.value, order.serverId],
    character: [recipient.character.value, order.characterId],
    product: [product.productId, order.productId],
    amount: [payable.asSent ?? payable.minorUnits, order.amountMinor],
    currency: [payable.currency, order.currency],
    coupon: [coupon?.code ?? '', order.couponCode],
    method: [method.paywayId, order.payId],
    channel: [String(method.channelId), order.channelId],
  })

/** How an order differs from what the journal has of the service's word about it; what is not said is not wrong. */
export const unlikeReported = ({ productId, character, amount }: ReportedDetails, order: LedgerOrder) =>
  differing({
    product: [productId ?? order.productId, order.productId],
    character: [character ?? order.characterId, order.characterId],
    amount: [amount?.minorUnits ?? order.amountMinor, order.amountMinor],
    currency: [amount?.currency ?? order.currency, order.currency],
  })

/** How a snapshot differs from what the player read when they tapped. */
export const unlike = ({ recipient, product, payable, method }: PurchaseSnapshot, read: ReadAtTap) =>
  differing({
    account: [recipient.suid, read.suid],
    server: [recipient.server.value, read.serverId],
    character: [recipient.character.value, read.characterId],
    product: [product.productId, read.productId],
    amount: [payable.minorUnits, read.payableMinor ?? payable.minorUnits],
    method: [method.paywayId, read.payId],
  })

/** How a starter differs from its snapshot; a card recharge carries less. */
export function unlikeRequest(snapshot: PurchaseSnapshot, sent: Readonly<Record<string, string>>): string[] {
  const { recipient, product, coupon, method } = snapshot
  const isRecharge = sent['product_id'] === undefined
  return differing({
    game: [recipient.clientId, sent['client_id']],
    server: [recipient.server.value, sent['server_id']],
    character: [recipient.character.value, sent['role_id']],
    area: [recipient.area?.value, sent['areaId']],
    ...(!isRecharge && {
      product: [product.productId, sent['product_id']],
      coupon: [coupon?.code, sent['coupon_code']],
      method: [method.paywayId, sent['pay_id']],
      channel: [String(method.channelId), sent['channel_id'] ?? sent['channel']],
      country: [method.country, sent['country']],
      time: [String(snapshot.intendedAtMs), sent['session_time']],
    }),
  })
}
