/** What a storage does at the moment: works, takes nothing more, lets nothing be changed, or throws at everything. */
export type StorageCondition = 'working' | 'full' | 'readOnly' | 'blocked'

/** The storage of one browser, which all its tabs share and the world can break. */
export interface SharedStorage {
  condition(): StorageCondition
  setCondition(condition: StorageCondition): void
  /** Everything is gone, as after 7 days without a visit on iOS, or "clear website data". */
  wipe(): void
  /** The browser's process is killed: what was changed since then had not reached the disk, and is as it was before. */
  loseChangesSince(sinceMs: number): void
  /** One value becomes unreadable; answers its key. */
  corrupt(index: number): string | null
  /** Another release of the store writes a value. */
  put(key: string, value: string): void
  /** Grows with every change. */
  version(): number
  /** What is stored, for the oracle's eyes. */
  items(): ReadonlyMap<string, string>
  /** The `Storage` that one page sees; `mayAct` says whether the page still lives. */
  seenBy(mayAct: (act: string) => boolean): Storage
}

/** A browser has written out by then whatever was changed. */
const latestMs = 60_000

/** Makes a storage that works; empty, or with what a new window takes over from the tab that opened it. */
export function createSharedStorage(
  from?: ReadonlyMap<string, string>,
  nowMs: () => number = () => 0,
): SharedStorage {
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
  const refuse = (name: string) => {
    throw new DOMException(`The storage is ${condition}`, name)
  }
  return {
    condition: () => condition,
    setCondition: (next) => {
      condition = next
    },
    wipe: () => {
      for (const key of items.keys()) change(key, null)
    },
    loseChangesSince: (sinceMs) => {
      version += 1
      for (const { atMs, key, before } of changes.reverse()) {
        if (atMs < sinceMs) break
        if (before === null) items.delete(key)
        else items.set(key, before)
      }
      changes = []
    },
    corrupt: (index) => {
      const key = [...items.keys()][index % Math.max(1, items.size)]
      if (key === undefined) return null
      change(key, (items.get(key) ?? '').slice(0, -2))
      return key
    },
    put: change,
    version: () => version,
    items: () => items,
    seenBy: (mayAct) => ({
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
      clear: () => {
        for (const key of items.keys()) change(key, null)
      },
      get length() {
        if (condition === 'blocked') refuse('SecurityError')
        return items.size
      },
    }),
  }
}
