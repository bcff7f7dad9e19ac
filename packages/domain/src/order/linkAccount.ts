import type { Account } from '../account/account.ts'
import type { Recipient } from './purchaseSnapshot.ts'

const prefix = 'link:'

/** Stands for the player whom a link pays for: there is no login and no token. Source: spec §6 "Replenish visitors". */
export function linkAccount(replenishId: string, username: string): Account {
  return { username, suid: prefix + replenishId, oauthToken: '', gpId: '' }
}

/** Whether an order pays what a link asked for; of one link only, where `replenishId` is given. Source: spec §6 "Replenish visitors". */
export function isMakeUp({ suid }: Pick<Recipient, 'suid'>, replenishId?: string): boolean {
  return replenishId === undefined ? suid.startsWith(prefix) : suid === prefix + replenishId
}
