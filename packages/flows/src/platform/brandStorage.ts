import type { Clock } from './clock.ts'
import { reachable } from './reachable.ts'
import type { ServiceClock } from './serviceClock.ts'

/**
 * Keeps values for this brand across visits. Every read is parsed; what cannot be parsed counts as missing but
 * stays where it is, because another version of the store may have written it; what has expired is removed.
 * When the browser refuses storage, values are kept in memory and `persists` is false. Source: spec §3 "Stored
 * browser items", faults S17, B-08, M-21.
 */
export interface BrandStorage {
  /** False when values live only as long as this page. */
  readonly persists: boolean
  /** Whether storage works and holds something already: what it refuses then has no room. */
  isInUse(): boolean
  read<T>(key: string, parse: (stored: unknown) => T | null): T | null
  /** Returns whether the value will outlive the page. */
  write(key: string, value: unknown, expiryDays?: number): boolean
  /** The stored text itself, for code that must see what cannot be parsed; nothing is removed because of its age. */
  text(key: string): string | null
  remove(key: string): void
  /** The keys that start with `prefix`, without the brand's own prefix. */
  keys(prefix: string): readonly string[]
}

/**
 * The clocks that say what has expired. With the service's, what it has not confirmed stays: a device's clock may be set to
 * anything. Without one (where nothing that matters is kept) the device's decides. Source: decision 53, faults W-07.
 */
type StorageClock = Pick<Clock, 'now'> & Partial<Pick<ServiceClock, 'serviceNow' | 'whenKnown'>>

const dayMs = 86_400_000

/** Makes the storage of one brand over a `Storage`, or over memory when `storage` is null or refuses. */
export function createBrandStorage(
  brandKey: string,
  storage: Storage | null,
  clock: StorageClock,
): BrandStorage {
  const prefix = `topup.${brandKey}.`
  /** What storage refused: texts that it did not store, and null for keys that it did not remove. */
  const memory = new Map<string, string | null>()
  const persists = storage !== null && canStore(storage, `${prefix}probe`)

  const getText = (key: string): string | null => {
    const held = memory.get(key)
    if (held !== undefined) return held
    try {
      return storage?.getItem(prefix + key) ?? null
    } catch {
      return null
    }
  }

  const remove = (key: string) => {
    memory.delete(key)
    try {
      storage?.removeItem(prefix + key)
    } catch {
      memory.set(key, null)
    }
  }

  const write: BrandStorage['write'] = (key, value, expiryDays) => {
    const endOf = (nowMs: number | null | undefined) =>
      expiryDays === undefined || typeof nowMs !== 'number' ? null : nowMs + expiryDays * dayMs
    const serviceEndMs = endOf(clock.serviceNow?.())
    const text = JSON.stringify({ v: value, e: endOf(clock.now()), s: serviceEndMs ?? undefined })
    if (expiryDays !== undefined && serviceEndMs === null)
      clock.whenKnown?.(() => getText(key) === text && write(key, value, expiryDays))
    try {
      if (storage === null) throw new Error('no storage')
      storage.setItem(prefix + key, text)
      memory.delete(key)
      return true
    } catch {
      memory.set(key, text)
      return false
    }
  }

  return {
    persists,
    isInUse: () => {
      try {
        return storage !== null && storage.length > 0
      } catch {
        return false
      }
    },
    text: getText,
    read(key, parse) {
      const text = getText(key)
      if (text === null) return null
      const record = parseRecord(text)
      const expired = record !== null && isExpired(record, clock)
      if (expired) remove(key)
      return record === null || expired ? null : parse(record.value)
    },
    write,
    remove,
    keys(keyPrefix) {
      const found = new Set<string>()
      try {
        for (let index = 0; storage !== null && index < storage.length; index++) {
          const key = storage.key(index)
          if (key?.startsWith(prefix + keyPrefix)) found.add(key.slice(prefix.length))
        }
      } catch {
        /* storage that cannot be read has no keys */
      }
      for (const [key, text] of memory) {
        if (text === null) found.delete(key)
        else if (key.startsWith(keyPrefix)) found.add(key)
      }
      return [...found]
    },
  }
}

function canStore(storage: Storage, probeKey: string): boolean {
  try {
    storage.setItem(probeKey, '1')
    const works = storage.getItem(probeKey) === '1'
    storage.removeItem(probeKey)
    return works
  } catch {
    return false
  }
}

/** When a value expires: by the clock of the device that wrote it, and in the service's time where that was known. */
interface StoredRecord {
  readonly value: unknown
  readonly expiresAtMs: number | null
  readonly serviceEndMs: number | null
}

function isExpired({ expiresAtMs, serviceEndMs }: StoredRecord, clock: StorageClock): boolean {
  if (expiresAtMs === null) return false
  const isPastHere = expiresAtMs <= clock.now()
  if (clock.serviceNow === undefined) return isPastHere
  const serviceMs = clock.serviceNow()
  if (serviceMs === null) return false
  return serviceEndMs === null ? isPastHere && expiresAtMs <= serviceMs : serviceEndMs <= serviceMs
}

/** Parses a stored text; null when it is not a record of the store. */
export function parseRecord(text: string): StoredRecord | null {
  try {
    const record: unknown = JSON.parse(text)
    if (typeof record !== 'object' || record === null || !('v' in record)) return null
    const expires = 'e' in record ? record.e : null
    const serviceEnd = 's' in record ? record.s : null
    return {
      value: record.v,
      expiresAtMs: typeof expires === 'number' ? expires : null,
      serviceEndMs: typeof serviceEnd === 'number' ? serviceEnd : null,
    }
  } catch {
    return null
  }
}

/** The browser's storage for all tabs, or for this one until it is closed; null where storage is blocked. Source: faults B-08. */
export const storageOf = (browser: Window, kind: 'localStorage' | 'sessionStorage'): Storage | null =>
  reachable(() => browser[kind]) ?? null

/**
 * Keeps values for this tab and for the next visit: this tab reads its own, so that a reload changes nothing,
 * whatever other tabs write. Source: decision 54.
 */
export const tabFirst = (tab: BrandStorage, shared: BrandStorage): Pick<BrandStorage, 'read' | 'write'> => ({
  read: (key, parse) => tab.read(key, parse) ?? shared.read(key, parse),
  write: (...kept) => {
    tab.write(...kept)
    return shared.write(...kept)
  },
})
