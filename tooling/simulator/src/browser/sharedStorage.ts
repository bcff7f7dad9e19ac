import type { Disk, DurableStore } from '@topup/flows/headless'
import type { Random } from '../time/random.ts'
import type { Timeline } from '../time/timeline.ts'
import type { Page } from './page.ts'

/** What a storage does at the moment: works, takes nothing more, lets nothing be changed, or throws at everything. */
export type StorageCondition = 'working' | 'full' | 'readOnly' | 'blocked'

/** The storage of one browser, which all its tabs share and the world can break. */
export type SharedStorage = ReturnType<typeof createSharedStorage>

/** A browser has written out by then whatever was changed. */
const latestMs = 60_000

/** Makes a storage that works; empty, or with what a new window takes over from the tab that opened it. */
export function createSharedStorage(from?: ReadonlyMap<string, string>, nowMs: () => number = () => 0) {
  const items = new Map(from)
  /** What stood there before each change of the last minute, oldest first. */
  let changes: { readonly atMs: number; readonly key: string; readonly before: string | null }[] = []
  let condition: StorageCondition = 'working'
  let version = 0
  const change = (key: string, value: string | null) => {
    version += 1
    if ((changes[0]?.atMs ?? Infinity) < nowMs() - latestMs)
      changes = changes.filter(({ atMs }) => atMs >= nowMs() - latestMs)
    changes.push({ atMs: nowMs(), key, before: items.get(key) ?? null })
    if (value === null) items.delete(key)
    else items.set(key, value)
  }
  const wipe = () => {
    for (const key of items.keys()) change(key, null)
  }
  const refuse = (name: string) => {
    throw new DOMException(`The storage is ${condition}`, name)
  }
  return {
    condition: () => condition,
    setCondition: (next: StorageCondition) => {
      condition = next
    },
    /** Everything is gone, as after 7 days without a visit on iOS, or "clear website data". */
    wipe,
    /** The browser's process is killed: what was changed since then had not reached the disk, and is as it was before. */
    loseChangesSince: (sinceMs: number) => {
      version += 1
      for (const { atMs, key, before } of changes.reverse()) {
        if (atMs < sinceMs) break
        if (before === null) items.delete(key)
        else items.set(key, before)
      }
      changes = []
    },
    /** One value becomes unreadable. */
    corrupt: (index: number) => {
      const key = [...items.keys()][index % Math.max(1, items.size)]
      if (key !== undefined) change(key, (items.get(key) ?? '').slice(0, -2))
    },
    /** Another release of the store writes a value. */
    put: change,
    /** Grows with every change. */
    version: () => version,
    /** What is stored, for the oracle's eyes. */
    items: (): ReadonlyMap<string, string> => items,
    /** The `Storage` that one page sees; `mayAct` says whether the page still lives. */
    seenBy: (mayAct: (act: string) => boolean): Storage => ({
      getItem: (key) => {
        if (condition === 'blocked') refuse('SecurityError')
        return items.get(key) ?? null
      },
      setItem: (key, value) => {
        if (!mayAct('storage.setItem')) return
        if (condition === 'blocked' || condition === 'readOnly') refuse('SecurityError')
        if (condition === 'full' && value.length > (items.get(key)?.length ?? 0)) refuse('QuotaExceededError')
        change(key, value)
      },
      removeItem: (key) => {
        if (!mayAct('storage.removeItem')) return
        if (condition === 'blocked' || condition === 'readOnly') refuse('SecurityError')
        change(key, null)
      },
      key: (index) => [...items.keys()][index] ?? null,
      clear: wipe,
      get length() {
        if (condition === 'blocked') refuse('SecurityError')
        return items.size
      },
    }),
  }
}

/** What the disk does at the moment: works, takes nothing, or never answers. */
type DiskCondition = 'working' | 'failing' | 'hanging'

/** The disk of one browser: what is on it outlives the browser's process. */
export type SharedDisk = ReturnType<typeof createSharedDisk>

/** Makes an empty disk that works. */
export function createSharedDisk(timeline: Timeline, random: Random) {
  const records = new Map<string, unknown>()
  let condition: DiskCondition = 'working'
  let [version, isSound] = [0, true]

  /** When the newest request of a page is answered: an engine runs transactions in the order in which they were made. */
  const newestAtMs = new WeakMap<Page, number>()

  /** An answer takes its time, and a page that is gone by then changes nothing. */
  const answer = <T>(page: Page, act: string, failed: T, run: () => T): Promise<T> =>
    new Promise((resolve) => {
      const end = () => resolve(condition === 'working' && page.mayAct(act) ? run() : failed)
      if (condition === 'hanging') return
      const nowMs = timeline.nowMs()
      const atMs = Math.max(nowMs + random.between(2, 60), (newestAtMs.get(page) ?? 0) + 0.01)
      newestAtMs.set(page, atMs)
      timeline.plan(atMs - nowMs, 'disk', end, page)
    })
  const storeOf = (page: Page): DurableStore => ({
    readAll: () =>
      answer<ReadonlyMap<string, unknown> | null>(page, 'disk.read', null, () => structuredClone(records)),
    write: (changes, onlyNew) =>
      answer(page, 'disk.write', false, () => {
        version += 1
        for (const [key, value] of changes) {
          if (onlyNew?.has(key) === true && records.has(key)) continue
          if (value === null) records.delete(key)
          else records.set(key, structuredClone(value))
        }
        return true
      }),
  })

  return {
    condition: () => condition,
    setCondition: (next: DiskCondition) => {
      condition = next
      if (next !== 'working') isSound = false
    },
    /** Whether it has always worked and kept everything. */
    isSound: () => isSound,
    wipe: () => {
      version += 1
      isSound = false
      records.clear()
    },
    /** Grows with every change. */
    version: () => version,
    /** What is on it, for the oracle's eyes. */
    records: (): ReadonlyMap<string, unknown> => records,
    seenBy: (page: Page): Disk => ({
      hasRecords: () => answer(page, 'disk.read', false, () => records.size > 0),
      open: () => Promise.resolve(storeOf(page)),
    }),
  }
}

/** Makes the Web Locks of one browser, as far as the store uses them: `ifAvailable`, exclusive. None is held. */
export function createSharedLocks() {
  const heldBy = new Map<string, string>()
  return {
    /** The `LockManager` that one page sees; `mayAct` says whether the page still lives. */
    seenBy: (page: string, mayAct: (act: string) => boolean): LockManager => {
      const request = async (name: string, _options: LockOptions, task: (lock: Lock | null) => unknown) => {
        if (!mayAct('locks.request')) return new Promise(() => {})
        if (heldBy.has(name)) return task(null)
        heldBy.set(name, page)
        try {
          return await task({ name, mode: 'exclusive' })
        } finally {
          if (heldBy.get(name) === page) heldBy.delete(name)
        }
      }
      return { request, query: () => Promise.resolve({}) } as unknown as LockManager
    },
    /** The page is gone; what it held is free. */
    free: (page: string) => {
      for (const [name, holder] of heldBy) if (holder === page) heldBy.delete(name)
    },
  }
}
