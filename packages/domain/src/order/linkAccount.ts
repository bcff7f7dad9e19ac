import type { Account } from '../account/account.ts'
import type { Recipient } from './purchaseSnapshot.ts'

const prefix = 'link:'

/**
 * The account of a player who pays through a payment link: there is no login and no token.
 * Source: spec §6 "Replenish visitors".
 */
export function linkAccount(replenishId: string, username: string): Account {
  return { username, suid: prefix + replenishId, oauthToken: '', gpId: '' }
}

/**
 * Whether an order pays what a payment link asked for; when `replenishId` is given, only that link counts.
 * Source: spec §6 "Replenish visitors".
 */
export function isMakeUp({ suid }: Pick<Recipient, 'suid'>, replenishId?: string): boolean {
  return replenishId === undefined ? suid.startsWith(prefix) : suid === prefix + replenishId
}
