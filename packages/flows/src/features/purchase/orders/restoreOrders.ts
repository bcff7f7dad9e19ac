import {
  isIntent,
  isPaymentLinkOrder,
  isReadable,
  isTakenBack,
  mergeJournal,
  readStoredOrder,
  toStoredOrder,
} from '@topup/domain'
import type { JournalEntry } from '@topup/domain'
import type { BrandStorage } from '../../../platform/brandStorage.ts'
import { noteEnds } from '../../../store/unseenEnds.ts'
import { orderKeyPrefix } from './orderKeyPrefix.ts'
import type { OrderKeeper } from './orderKeeper.ts'
import { readStoredOrders } from './storedOrders.ts'

/** How long a discarded intent is remembered: within this time an older copy may still bring it back. */
const takenBackKeptMs = 7 * 24 * 60 * 60 * 1000

/** For how long the end of an order is news when the note of it may be lost. */
const newsMs = 24 * 60 * 60 * 1000

/**
 * Updates the fast copy with what only the disk knows, and the disk with what only the fast copy knows because an
 * earlier release wrote it. Between the reading and the writing, another tab may have taken an intent back: its mark stays.
 * Source: decisions 21 and 68.
 */
export function restoreOrders(copies: {
  readonly brandStorage: BrandStorage
  readonly keeper: OrderKeeper
  /** What the disk holds. */
  readonly stored: ReadonlyMap<string, unknown>
  readonly nowMs: number
}): void {
  const { brandStorage, keeper, stored, nowMs } = copies
  // The journal checks payment URLs when it reads them.
  const fast = readStoredOrders(brandStorage, (url) => (typeof url === 'string' ? url : null))
  const fastKeys = new Set(brandStorage.keys(orderKeyPrefix))
  for (const [key, value] of stored) {
    const entry = fast.entries.get(key)
    if (isTakenBack(value)) {
      if (entry !== undefined && isIntent(entry)) brandStorage.remove(key)
      if (nowMs - value.atMs > takenBackKeptMs) keeper.keep(key, null)
      continue
    }
    const kept = readStoredOrder(key, value)
    if (!isReadable(kept)) keeper.leaveAlone(key)
    else if (isLostEnd(kept, entry, nowMs)) noteEnds(brandStorage, [kept.billingNo])
    if (!fastKeys.has(key)) brandStorage.write(key, value)
    else if (entry !== undefined && isReadable(kept)) {
      if (knowsMore(kept, entry)) brandStorage.write(key, toStoredOrder(both(entry, kept)))
      if (knowsMore(entry, kept)) keeper.keep(key, toStoredOrder(both(entry, kept)))
    }
  }
  for (const [key, entry] of fast.entries) if (!stored.has(key)) keeper.keepNew(key, toStoredOrder(entry))
}

/**
 * Whether an order has ended shortly before, and only the disk knows: the note that nobody was told stood beside the fast copy, and
 * went with it. Who is told twice loses nothing. Source: decision 75.
 */
const isLostEnd = (kept: JournalEntry, entry: JournalEntry | undefined, nowMs: number): kept is Final =>
  kept.kind === 'final' &&
  entry?.kind !== 'final' &&
  !isPaymentLinkOrder(kept.snapshot.recipient) &&
  nowMs - kept.finalAtMs < newsMs

type Final = Extract<JournalEntry, { readonly kind: 'final' }>

/** Merges two records of one order. */
const both = (one: JournalEntry, other: JournalEntry): JournalEntry => mergeJournal([one, other])[0] ?? one

/**
 * Whether the first record holds something that the second does not; if not, merging returns the second one itself.
 */
const knowsMore = (one: JournalEntry, other: JournalEntry): boolean => both(other, one) !== other
