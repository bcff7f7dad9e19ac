import type { JournalEntry, Recipient, ToldOrder } from '@topup/domain'
import { isSomeone, nothingTold, isMakeUp } from '@topup/domain'

/**
 * Whether the service calls an order another account's than that of the player who met it. What another release wrote on
 * this device names no player. The order of a link has no
 * account: what the service tells of it, it tells whoever holds the link. Source: rulings 20 and 22, decision 22.
 */
export const isStrangers = ({ snapshot, told }: Pick<JournalEntry, 'snapshot' | 'told'>): boolean =>
  told !== undefined && isAnothers(snapshot.recipient, told)

/** What may be kept of an order: of another account's nothing but that it is that account's. */
export const toldTo = (asker: Recipient, told: ToldOrder): ToldOrder =>
  isAnothers(asker, told) ? { ...nothingTold, account: told.account } : told

const isAnothers = (asker: Recipient, { account }: ToldOrder): boolean =>
  account !== null &&
  !isMakeUp(asker) &&
  !isSomeone(asker) &&
  ![asker.username, asker.suid].map(folded).includes(folded(account))

const folded = (name: string): string => name.trim().toLowerCase()
