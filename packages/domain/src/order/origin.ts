import type { JournalEntry, Order, Origin } from './journal.ts'
import type { ReportedDetails } from './reportedDetails.ts'

/** The origin of an order that a tap of this device made. */
export const ownOrder: Origin = { kind: 'own' }

/** The origin of an external order. Source: decision 46. */
export const externalOrder = (reported: ReportedDetails): Origin => ({ kind: 'external', reported })

/** Whether an entry is an external order. Source: decision 46. */
export const isExternal = (entry: JournalEntry): boolean => reportedOf(entry) !== null

/** What the service reports of an external order; null for a purchase of this device. Source: decision 31. */
export const reportedOf = (entry: JournalEntry): ReportedDetails | null =>
  isIntent(entry) || entry.origin.kind === 'own' ? null : entry.origin.reported

/** Whether a purchase has no billing number so far. Source: decision 28. */
export const isIntent = (entry: JournalEntry): entry is Exclude<JournalEntry, Order> =>
  entry.kind !== 'ordered' && entry.kind !== 'final'

/** Whether the API rejected a purchase and no order for it is known so far. Source: decisions 8 and 28. */
export const wasRejected = (entry: JournalEntry): boolean =>
  entry.kind === 'rejected' || (entry.kind === 'dismissed' && entry.from === 'rejected')
