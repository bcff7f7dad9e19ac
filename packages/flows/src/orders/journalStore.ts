import { isNothingTold, parseJournal, pruneJournal, reduceJournal } from '@topup/domain'
import type { Journal, JournalEntry } from '@topup/domain'
import { createStore } from 'zustand/vanilla'
import type { Vault } from '../platform/vault.ts'
import { orderKeyPrefix } from './journalState.ts'
import type { JournalState, JournalStore } from './journalState.ts'

interface StoredEntry {
  readonly key: string
  readonly entry: JournalEntry
}

/**
 * Makes the journal of this device. Each order has its own key, so that two tabs never overwrite one another's
 * orders; no expiry, because only a final answer closes an entry. Pay links come back from storage through
 * `payUrlOf`, for anything may have been written there. Source: ruling 2, faults S3, S9, M-21.
 */
export function createJournalStore(vault: Vault, payUrlOf: (url: unknown) => string | null): JournalStore {
  /** Intents that this page wrote: it knows them even when storage is wiped under it. */
  const written = new Set<string>()
  /** Another tab may take back an intent that was refused, but never a billing number. */
  const isKept = (entry: JournalEntry) => entry.kind !== 'intended' || written.has(entry.snapshot.intentId)

  const parseOneEntry = (value: unknown): JournalEntry | null => {
    const [entry] = parseJournal([value])
    if (entry?.kind !== 'ordered') return entry ?? null
    return { ...entry, payUrl: entry.payUrl === null ? null : payUrlOf(entry.payUrl) }
  }
  const readStored = (): readonly StoredEntry[] =>
    vault.keys(orderKeyPrefix).flatMap((key) => {
      const entry = vault.read(key, parseOneEntry)
      return entry === null ? [] : [{ key, entry }]
    })
  const load = (held: Journal, stored: readonly StoredEntry[]): Journal => {
    const journal = merge([...held.filter(isKept), ...stored.map(({ entry }) => entry)])
    const storedKeys = new Set(stored.map(({ key }) => key))
    for (const entry of journal) {
      if (entry.kind !== 'settled' && !storedKeys.has(keyOf(entry))) vault.write(keyOf(entry), entry)
    }
    return journal
  }

  return createStore<JournalState>()((set, get) => ({
    journal: load([], readStored()),
    record: (event) => {
      const stored = readStored()
      const before = load(get().journal, stored)
      const after = pruneJournal(reduceJournal(before, event))
      let isSafe = true
      for (const entry of after) {
        if (before.includes(entry)) continue
        written.add(entry.snapshot.intentId)
        isSafe = vault.write(keyOf(entry), entry) && isSafe
      }
      // While the newer record lives in memory only, the older one in storage is better than none.
      if (isSafe || !vault.persists) {
        const keys = new Set(after.map(keyOf))
        const known = new Set([...stored.map(({ key }) => key), ...before.map(keyOf)])
        for (const key of known) if (!keys.has(key)) vault.remove(key)
      }
      set({ journal: after })
    },
    reload: () => set({ journal: load(get().journal, readStored()) }),
  }))
}

/** An intent goes by its id; an order by its number, for a service may give one intent a second one. */
const keyOf = (entry: JournalEntry): string =>
  entry.kind === 'intended'
    ? orderKeyPrefix + entry.snapshot.intentId
    : `${orderKeyPrefix}no.${entry.billingNo}`

/** How much a record tells: how far the order is, then whose it is, then its link. */
function progressOf(entry: JournalEntry): number {
  if (entry.kind === 'intended') return (entry.isRefused ? 1 : 0) + (entry.setAsideAtMs === undefined ? 0 : 2)
  const whose = entry.told === undefined ? 4 : isNothingTold(entry.told) ? 0 : 2
  if (entry.kind === 'settled') return 20 + whose
  return 10 + whose + (entry.payUrl === null ? 0 : 1)
}

/** Of two records of one order the further one is true; an intent that has an order is that order. */
function merge(entries: readonly JournalEntry[]): Journal {
  const byKey = new Map<string, JournalEntry>()
  for (const entry of entries) {
    const known = byKey.get(keyOf(entry))
    if (known === undefined || progressOf(entry) > progressOf(known)) byKey.set(keyOf(entry), entry)
  }
  const merged = [...byKey.values()]
  const ordered = new Set(
    merged.flatMap((entry) => (entry.kind === 'intended' ? [] : [entry.snapshot.intentId])),
  )
  return merged
    .filter((entry) => entry.kind !== 'intended' || !ordered.has(entry.snapshot.intentId))
    .sort((a, b) => a.snapshot.intendedAtMs - b.snapshot.intendedAtMs)
}
