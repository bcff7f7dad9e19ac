import { mergeJournal, parseJournal, pruneJournal, reduceJournal } from '@topup/domain'
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
    const records = [...held.filter(isKept), ...stored.map(({ entry }) => entry)]
    const journal = mergeJournal(records)
    const storedKeys = new Set(stored.map(({ key }) => key))
    for (const entry of journal) {
      const isMissing = entry.kind !== 'settled' && !storedKeys.has(keyOf(entry))
      // What only two records together tell is in neither.
      if (isMissing || !records.includes(entry)) vault.write(keyOf(entry), entry)
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
