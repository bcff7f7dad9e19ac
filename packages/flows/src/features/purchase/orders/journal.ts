import {
  type Deployment,
  type Journal,
  type JournalEntry,
  type PaymentRegion,
  type UnreadableOrder,
  billingNoOf,
  entryOfUnreadable,
  isAbandoned,
  isIntent,
  isReadable,
  isTakenBack,
  isUnknownPurchase,
  mergeJournal,
  noteTimes,
  parsePayUrl,
  pruneJournal,
  readStoredOrder,
  reduceJournal,
  takenBack,
  toStoredOrder,
  wasRejected,
} from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import { type BrandStorage, parseRecord } from '../../../platform/brandStorage.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DurableStore } from '../../../platform/durableStore.ts'
import type { Visibility } from '../../../platform/visibility.ts'
import { diskLateMs, diskLimitMs, withinLimit } from '../../../platform/withinLimit.ts'
import type { JournalState, JournalStore } from '../../../store/services.ts'
import { forgetEnds, noteEnds, unseenEnds } from '../../../store/unseenEnds.ts'
import { orderKeyPrefix } from './lazyOrders.ts'

/**
 * Opens the journal over both copies of the orders: the fast copy, whose latest writes are lost when the browser's
 * process dies, and the copy on disk. The newer record of each order counts. Source: decision 68.
 */
export async function openJournal(
  deps: Omit<JournalDeps, 'keeper' | 'clock' | 'isDiskRead' | 'payUrlOf'> & {
    readonly deployment: Pick<Deployment, 'environment'>
    readonly clock: Clock
    readonly disk: DurableStore
    /**
     * Called when the disk was read only after the journal had opened: it may have added orders that were not queried
     * yet.
     */
    readonly onLate: () => void
    readonly visibility: Pick<Visibility, 'onReturn'>
  },
): Promise<JournalStore> {
  const { brandStorage, clock } = deps
  let hasAnswered = false
  const reading = deps.disk.readAll().finally(() => {
    hasAnswered = true
  })
  const stored = await withinLimit(clock, diskLateMs, reading)
  let isRead = stored !== null
  const readAgain = () => void deps.disk.readAll().then(takeLate)
  // A disk that could not be read may work again: a successful write shows that, and so may a return to the page.
  const disk: Pick<DurableStore, 'write'> = {
    write: async (records, onlyNew) => {
      // A disk that is slow to be read may hold an order that this page must know before it sends another one.
      await reading
      const isWritten = await deps.disk.write(records, onlyNew)
      if (isWritten && !isRead) readAgain()
      return isWritten
    },
  }
  let stopReading = () => {}
  const keeper = createOrderKeeper(disk, clock, isRead || !hasAnswered ? 'readable' : 'unreadable')
  const restore = (kept: ReadonlyMap<string, unknown>) =>
    restoreOrders({ brandStorage, keeper, stored: kept, nowMs: clock.now() })
  if (stored !== null) restore(stored)
  const payUrlOf = createPayUrlCheck(deps.deployment)
  const journal = createJournalStore({ ...deps, payUrlOf, keeper, isDiskRead: isRead })
  const takeLate = (late: ReadonlyMap<string, unknown> | null) => {
    if (late === null || isRead) return
    isRead = true
    stopReading()
    restore(late)
    keeper.noteReadable()
    journal.getState().reload()
    deps.onLate()
  }
  if (stored === null) {
    stopReading = deps.visibility.onReturn(readAgain)
    void reading.then(takeLate)
  }
  return journal
}

/** What the journal is made of. */
interface JournalDeps {
  /** The fast copy, which all tabs see at once. */
  readonly brandStorage: BrandStorage
  /** The disk. */
  readonly keeper: OrderKeeper
  /** Whether the fast copy has what the disk holds: until then an intent that is unsent here may be sent there. */
  readonly isDiskRead: boolean
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
  isDiskRead,
  clock,
  apiOrigin,
  paymentRegion,
  payUrlOf,
}: JournalDeps): JournalStore {
  /** Intents that this page wrote: it still knows them when storage is wiped under it. */
  const written = new Set<string>()
  /** Another tab may end an intent that was rejected, also one that this page wrote, but never a billing number. */
  const isHeld = (entry: JournalEntry) =>
    !isIntent(entry) || (written.has(entry.snapshot.intentId) && !wasRejected(entry))

  const readStored = () => readStoredOrders(brandStorage, payUrlOf)
  const isOwnIntent = (entry: JournalEntry) =>
    isIntent(entry) && !isUnknownPurchase(entry.snapshot) && written.has(entry.snapshot.intentId)
  /**
   * Writes both copies, but never overwrites a record of a later release under the same key. What becomes of an intent of this page is
   * on the disk all the same: that its call has left must not be lost with the other copy.
   */
  const write = (entry: JournalEntry, { unreadable }: StoredOrders): boolean => {
    const key = keyOf(entry)
    const isOfOther = unreadable.some((order) => order.key === key)
    const record = toStoredOrder(entry)
    if (!isOfOther || isOwnIntent(entry)) keeper.keep(key, record)
    return isOfOther || brandStorage.write(key, record)
  }
  /** An intent of this page is removed even where another release has since written under its key. */
  const remove = (key: string, entry: JournalEntry, { unreadable }: StoredOrders) => {
    if (!isOwnIntent(entry) && unreadable.some((order) => order.key === key)) return
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

  /** What a page that ended before its call had left behind is removed at the next start that reads the disk in time. */
  const loadFirst = (): Journal => {
    const stored = readStored()
    const journal = load([], stored)
    const abandoned = journal.filter((entry) => isDiskRead && isAbandoned(entry, clock.now()))
    for (const entry of abandoned) remove(keyOf(entry), entry, stored)
    return journal.filter((entry) => !abandoned.includes(entry))
  }

  return createStore<JournalState>()((set, get) => ({
    journal: loadFirst(),
    record: (event) => {
      const stored = readStored()
      const before = load(get().journal, stored)
      const reduced = reduceJournal(before, event)
      const atMs = clock.now()
      const timed = noteTimes({ before, after: reduced, event, atMs })
      const unseen = new Set([...unseenEnds(brandStorage), ...endedIn(before, timed)])
      const after = pruneJournal(timed, { nowMs: atMs, unseen })
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
    waitsForDisk: () => keeper.isSilent(),
  }))
}

/**
 * The numbers of the orders that are final in the second journal and not in the first. What pays a payment link is no news in the store:
 * its page says it (decision 75).
 */
function endedIn(before: Journal, after: Journal): readonly string[] {
  const ended = new Set(before.filter(({ kind }) => kind === 'final').map(billingNoOf))
  return after.flatMap((entry) =>
    entry.kind === 'final' && !ended.has(entry.billingNo) && entry.snapshot.recipient.kind !== 'paymentLink'
      ? [entry.billingNo]
      : [],
  )
}

/** The orders in the fast copy. */
interface StoredOrders {
  readonly entries: ReadonlyMap<string, JournalEntry>
  readonly unreadable: readonly UnreadableOrder[]
}

/**
 * Reads every stored order, key by key; an entry that cannot be read is not the same as a missing one.
 * Source: decision 68.
 */
function readStoredOrders(
  brandStorage: Pick<BrandStorage, 'keys' | 'text'>,
  payUrlOf: (url: unknown) => string | null,
): StoredOrders {
  const entries = new Map<string, JournalEntry>()
  const unreadable: UnreadableOrder[] = []
  for (const key of brandStorage.keys(orderKeyPrefix)) {
    const text = brandStorage.text(key)
    if (text === null) continue
    const order = readStoredOrder(key, parseRecord(text)?.value)
    if (isReadable(order)) entries.set(key, withCheckedLink(order, payUrlOf))
    else unreadable.push(order)
  }
  return { entries, unreadable }
}

/**
 * Checks the payment URL of a stored order, because anything may have been written to the storage. Source: decision
 * 30, faults M-21.
 */
function withCheckedLink(entry: JournalEntry, payUrlOf: (url: unknown) => string | null): JournalEntry {
  if (entry.kind !== 'ordered' || entry.payUrl === null) return entry
  return { ...entry, payUrl: payUrlOf(entry.payUrl) }
}

/**
 * The storage key of an entry. An intent goes by its id. An order goes by its number, because a service may give one
 * intent a second order.
 */
export const keyOf = (entry: JournalEntry): string =>
  isIntent(entry) ? orderKeyPrefix + entry.snapshot.intentId : `${orderKeyPrefix}no.${entry.billingNo}`

/** Writes the journal's records to disk. Source: decision 68. */
interface OrderKeeper {
  /** Starts to write a record; `null` removes it. */
  keep(key: string, record: unknown): void
  /**
   * Starts to write a record that the disk did not hold when it was read, unless it holds one under that key by now:
   * another tab may have written the end of that order in between.
   */
  keepNew(key: string, record: unknown): void
  /** Never overwrites this key, because a later release wrote its record. */
  leaveAlone(key: string): void
  /**
   * Whether all records so far are on disk. Also false when the disk does not answer within 30 s; while it owes that
   * answer, further writes wait 3 s.
   */
  kept(): Promise<boolean>
  /** Notes that the disk was read after all, after the time limit. */
  noteReadable(): void
  /** Whether the disk refused the latest attempt to reach it. */
  isFailing(): boolean
  /** Whether the disk has let the time limit of the latest attempt pass without an answer. */
  isSilent(): boolean
}

/** Makes the keeper of one page; `start` says whether the disk could be read. */
export function createOrderKeeper(
  disk: Pick<DurableStore, 'write'>,
  clock: Pick<Clock, 'wait'>,
  start: 'readable' | 'unreadable' = 'readable',
): OrderKeeper {
  const leftAlone = new Set<string>()
  const unkept = new Map<string, unknown>()
  /** Those of them that the disk must not have yet. */
  const onlyNew = new Set<string>()
  let isFailing = start === 'unreadable'
  let isSilent = false
  /** The latest write: every earlier record is in it or already on disk. */
  let newest: Promise<boolean> = Promise.resolve(true)
  let isPlanned = false
  let inFlight = 0

  const flush = async (): Promise<boolean> => {
    const batch = new Map(unkept)
    inFlight += 1
    const writing = disk.write(batch, new Set(onlyNew)).then((isKept) => {
      if (isKept) for (const [key, record] of batch) if (unkept.get(key) === record) unkept.delete(key)
      isFailing = !isKept && unkept.size > 0
      isSilent = false
      return isKept
    })
    const answer = await withinLimit(clock, isSilent ? diskLateMs : diskLimitMs, writing)
    inFlight -= 1
    if (answer === null) isSilent = true
    return answer === true
  }
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    // All changes of one event go into one transaction.
    newest = Promise.resolve().then(() => {
      isPlanned = false
      return flush()
    })
  }

  return {
    keep: (key, record) => {
      if (leftAlone.has(key)) return
      onlyNew.delete(key)
      unkept.set(key, record)
      plan()
    },
    keepNew: (key, record) => {
      if (leftAlone.has(key) || unkept.has(key)) return
      onlyNew.add(key)
      unkept.set(key, record)
      plan()
    },
    leaveAlone: (key) => void leftAlone.add(key),
    kept: async () => {
      if (unkept.size > 0 && inFlight === 0) plan()
      const asked = [...unkept.keys()]
      // A record that arrives during this write is not part of this question.
      return (await newest) || asked.every((key) => !unkept.has(key))
    },
    noteReadable: () => {
      if (unkept.size === 0) isFailing = false
    },
    isFailing: () => isFailing,
    isSilent: () => isSilent,
  }
}

/** How long a discarded intent is remembered: within this time an older copy may still bring it back. */
const takenBackKeptMs = 7 * 24 * 60 * 60 * 1000

/** For how long the end of an order is news when the note of it may be lost. */
const newsMs = 24 * 60 * 60 * 1000

/**
 * Updates the fast copy with what only the disk knows, and the disk with what only the fast copy knows because an
 * earlier release wrote it. Between the reading and the writing, another tab may have taken an intent back: its mark stays.
 * Source: decision 68.
 */
function restoreOrders(copies: {
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
 * Whether an order has ended shortly before, and only the disk knows it: the note that the player has not seen the end was kept beside
 * the fast copy, and was lost with it. To be shown an end twice does no harm. Source: decision 75.
 */
const isLostEnd = (kept: JournalEntry, entry: JournalEntry | undefined, nowMs: number): kept is Final =>
  kept.kind === 'final' &&
  entry?.kind !== 'final' &&
  kept.snapshot.recipient.kind !== 'paymentLink' &&
  nowMs - kept.finalAtMs < newsMs

type Final = Extract<JournalEntry, { readonly kind: 'final' }>

/** Merges two records of one order. */
const both = (one: JournalEntry, other: JournalEntry): JournalEntry => mergeJournal([one, other])[0] ?? one

/**
 * Whether the first record holds something that the second does not; if not, merging returns the second one itself.
 */
const knowsMore = (one: JournalEntry, other: JournalEntry): boolean => both(other, one) !== other

/**
 * Checks a payment URL for one deployment: null means "Link invalid, refresh". Local addresses pass only on
 * development deployments. Source: decision 30.
 */
export function createPayUrlCheck(
  deployment: Pick<Deployment, 'environment'>,
): (url: unknown) => string | null {
  return (url) => {
    const parsed = parsePayUrl(url, { allowLocalHosts: deployment.environment === 'local' })
    return parsed.ok ? parsed.value : null
  }
}
