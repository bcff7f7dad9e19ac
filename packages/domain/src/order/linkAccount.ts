import type { Account } from '../account/account.ts'
import type { Recipient } from './purchaseSnapshot.ts'

const prefix = 'link:'

/**
 * Stands where a payment link does not name a server, a character or a product. The service knows them, and it is never
 * sent. Source: spec §6 "Replenish visitors".
 */
export const notNamed = '~'

/** An id of a snapshot as a call takes it: null where a payment link did not name it. Source: spec §6 "Replenish visitors". */
export const namedId = (id: string): string | null => (id === notNamed ? null : id)

/**
 * The account of a player who pays through a payment link: there is no login and no token.
 * Source: spec §6 "Replenish visitors".
 */
export function linkAccount(paymentLinkId: string, username: string): Account {
  return { username, suid: prefix + paymentLinkId, oauthToken: '', gpId: '' }
}

/** The id of the payment link that an order pays; null for every other order. Source: spec §6 "Replenish visitors". */
export const paymentLinkOf = ({ suid }: Pick<Recipient, 'suid'>): string | null =>
  suid.startsWith(prefix) ? suid.slice(prefix.length) : null

/**
 * Whether an order pays what a payment link asked for; when `paymentLinkId` is given, only that link counts.
 * Source: spec §6 "Replenish visitors".
 */
export function isPaymentLinkOrder({ suid }: Pick<Recipient, 'suid'>, paymentLinkId?: string): boolean {
  return paymentLinkId === undefined ? suid.startsWith(prefix) : suid === prefix + paymentLinkId
}
