import {
  billingNoOf,
  entryOfUnreadable,
  isIntent,
  isPaymentLinkOrder,
  isUnknownPurchase,
  mergeJournal,
  noteTimes,
  pruneJournal,
  reduceJournal,
  takenBack,
  toStoredOrder,
} from '@topup/domain'
import type { Journal, JournalEntry, PaymentRegion } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { Clock } from '../../../platform/clock.ts'
import type { BrandStorage } from '../../../platform/brandStorage.ts'
import { forgetEnds, noteEnds } from '../../../store/unseenEnds.ts'
import type { JournalState, JournalStore } from '../../../store/contracts/journal.ts'
import type { OrderKeeper } from './orderKeeper.ts'
import { keyOf, readStoredOrders } from './storedOrders.ts'
import type { StoredOrders } from './storedOrders.ts'

/** What the journal is made of. */
export interface JournalDeps {
  /** The fast copy, which all tabs see at once. */
  readonly brandStorage: BrandStorage
  /** The disk. */
  readonly keeper: OrderKeeper
  readonly clock: Pick<Clock, 'now'>
  /** The host to ask about an order that cannot be read. */
  readonly apiOrigin: string
  /** One in which the brand sells, for an order that cannot be read. */
  readonly paymentRegion: PaymentRegion
  /** Checks a payment URL that was read from storage; null when it must not be opened. */
  readonly payUrlOf: (url: unknown) => string | null
}

/**
 * Makes the journal of this device. Each order has its own key, so that two tabs never overwrite each other's orders.
 * Entries never expire, because only a final answer closes one. An entry that this release cannot read stays as it is
 * and counts as an open order. Source: decisions 28 and 68, faults S3, S9, M-21.
 */
export function createJournalStore({
  brandStorage,
  keeper,
  clock,
  apiOrigin,
  paymentRegion,
  payUrlOf,
}: JournalDeps): JournalStore {
  /** Intents that this page wrote: it still knows them when storage is wiped under it. */
  const written = new Set<string>()
  /** Another tab may discard an intent that was rejected, but never a billing number. */
  const isHeld = (entry: JournalEntry) => !isIntent(entry) || written.has(entry.snapshot.intentId)

  const readStored = () => readStoredOrders(brandStorage, payUrlOf)
  /** Writes both copies, but never overwrites a record of a later release under the same key. */
  const write = (entry: JournalEntry, { unreadable }: StoredOrders): boolean => {
    const key = keyOf(entry)
    if (unreadable.some((order) => order.key === key)) return true
    const record = toStoredOrder(entry)
    keeper.keep(key, record)
    return brandStorage.write(key, record)
  }
  /** An intent of this page is removed even where another release has since written under its key. */
  const remove = (key: string, entry: JournalEntry, { unreadable }: StoredOrders) => {
    const isOwn =
      isIntent(entry) && !isUnknownPurchase(entry.snapshot) && written.has(entry.snapshot.intentId)
    if (!isOwn && unreadable.some((order) => order.key === key)) return
    brandStorage.remove(key)
    keeper.keep(key, isIntent(entry) ? takenBack(clock.now()) : null)
  }
  const load = (held: Journal, stored: StoredOrders): Journal => {
    const unread = stored.unreadable.map((order) => entryOfUnreadable(order, { apiOrigin, paymentRegion }))
    const records = [...held.filter(isHeld), ...stored.entries.values(), ...unread]
    const journal = mergeJournal(records)
    for (const entry of journal) {
      const isMissing = entry.kind !== 'final' && !stored.entries.has(keyOf(entry))
      // Two records can merge into an entry that neither of them holds; it is written as well.
      if (isMissing || !records.includes(entry)) write(entry, stored)
    }
    return journal
  }
  const loadAll = (held: Journal): Journal => load(held, readStored())

  return createStore<JournalState>()((set, get) => ({
    journal: loadAll([]),
    record: (event) => {
      const stored = readStored()
      const before = load(get().journal, stored)
      const reduced = reduceJournal(before, event)
      const after = pruneJournal(noteTimes({ before, after: reduced, event, atMs: clock.now() }))
      // That a query ended is written with the next change: a write of its own could bring back an intent that another
      // tab has just discarded.
      if (event.kind === 'asked') return set({ journal: after })
      // First, so that no kill comes between an end and the note that nobody has seen it.
      noteEnds(brandStorage, endedIn(before, after))
      forgetEnds(brandStorage, endedIn(after, before))
      let isSafe = true
      const number = event.kind === 'billingNoReceived' ? event.billingNo : null
      for (const entry of after) {
        // Another tab may have recorded this number without it being on disk yet, so this page writes and awaits it
        // too.
        if (before.includes(entry) && (number === null || billingNoOf(entry) !== number)) continue
        written.add(entry.snapshot.intentId)
        isSafe = write(entry, stored) && isSafe
      }
      // While the newer record is in memory only, the older one in storage is better than none.
      if (isSafe || !brandStorage.persists) {
        const keys = new Set(after.map(keyOf))
        const known = new Map([...stored.entries, ...before.map((entry) => [keyOf(entry), entry] as const)])
        for (const [key, entry] of known) if (!keys.has(key)) remove(key, entry, stored)
      }
      set({ journal: after })
    },
    reload: () => set({ journal: loadAll(get().journal) }),
    kept: () => keeper.kept(),
    losesOrders: () => keeper.isFailing(),
  }))
}

/**
 * The numbers of the orders that are final in the second journal and not in the first. What pays a payment link is no news in the store:
 * its page says it (decision 75).
 */
function endedIn(before: Journal, after: Journal): readonly string[] {
  const ended = new Set(before.filter(({ kind }) => kind === 'final').map(billingNoOf))
  return after.flatMap((entry) =>
    entry.kind === 'final' && !ended.has(entry.billingNo) && !isPaymentLinkOrder(entry.snapshot.recipient)
      ? [entry.billingNo]
      : [],
  )
}
