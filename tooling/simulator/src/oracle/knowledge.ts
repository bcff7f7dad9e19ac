import { billingNoOf, ownValue, parseJournal } from '@topup/domain'
import type { Journal, JournalEntry } from '@topup/domain'
import type { StoreTab } from '../browser/storeTab.ts'
import { brand } from '../world/brand.ts'

export const orderPrefix = `topup.${brand.key}.order.`

/** Where a later release keeps what this one reads; only the oracle knows of it. */
export const orderOfLaterRelease = 'order'

/** The orders that a storage holds, read as any next visit would read them. */
export function storedOrders(items: ReadonlyMap<string, string>): Journal {
  const journal: JournalEntry[] = []
  for (const [key, text] of items) {
    if (!key.startsWith(orderPrefix)) continue
    const value = valueOf(text)
    journal.push(...parseJournal([ownValue(value, orderOfLaterRelease) ?? value]))
  }
  return journal
}

/** The orders that a disk holds. */
export const ordersOnDisk = (records: ReadonlyMap<string, unknown>): Journal =>
  parseJournal([...records.values()])

/** What a stored text holds. */
export function valueOf(text: string): unknown {
  try {
    const record: unknown = JSON.parse(text)
    return typeof record === 'object' && record !== null && 'v' in record ? record.v : null
  } catch {
    return null
  }
}

/** The orders that a tab knows. */
export const journalOf = ({ services }: StoreTab): Journal => services.journal.getState().journal

/** Names of what a journal knows: numbers of orders, and intents that wait for one. */
export function namesIn(journal: Journal): ReadonlySet<string> {
  return new Set(journal.map((entry) => billingNoOf(entry) ?? intentName(entry.snapshot.intentId)))
}

/** The name of an intent among the names of orders. */
export const intentName = (intentId: string): string => `intent ${intentId}`
