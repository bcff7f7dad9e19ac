/** What a storage does at the moment: works, takes nothing more, lets nothing be changed, or throws at everything. */
export type StorageMood = 'working' | 'full' | 'readOnly' | 'blocked'

/** The storage of one browser, which all its tabs share and the world can break. */
export interface SharedStorage {
  mood(): StorageMood
  setMood(mood: StorageMood): void
  /** Everything is gone, as after 7 days without a visit on iOS, or "clear website data". */
  wipe(): void
  /** One value becomes unreadable; answers its key. */
  corrupt(index: number): string | null
  /** Grows with every change. */
  version(): number
  /** What is stored, for the oracle's eyes. */
  items(): ReadonlyMap<string, string>
  /** The `Storage` that one page sees; `mayAct` says whether the page still lives. */
  seenBy(mayAct: (act: string) => boolean): Storage
}

/** Makes a storage that works; empty, or with what a new window takes over from the tab that opened it. */
export function createSharedStorage(from?: ReadonlyMap<string, string>): SharedStorage {
  const items = new Map(from)
  let mood: StorageMood = 'working'
  let version = 0
  const refuse = (name: string) => {
    throw new DOMException(`The storage is ${mood}`, name)
  }
  return {
    mood: () => mood,
    setMood: (next) => {
      mood = next
    },
    wipe: () => {
      version += 1
      items.clear()
    },
    corrupt: (index) => {
      const key = [...items.keys()][index % Math.max(1, items.size)]
      if (key === undefined) return null
      version += 1
      items.set(key, (items.get(key) ?? '').slice(0, -2))
      return key
    },
    version: () => version,
    items: () => items,
    seenBy: (mayAct) => ({
      getItem: (key) => {
        if (mood === 'blocked') refuse('SecurityError')
        return items.get(key) ?? null
      },
      setItem: (key, value) => {
        if (!mayAct('storage.setItem')) return
        if (mood === 'blocked' || mood === 'readOnly') refuse('SecurityError')
        if (mood === 'full' && value.length > (items.get(key)?.length ?? 0)) refuse('QuotaExceededError')
        version += 1
        items.set(key, value)
      },
      removeItem: (key) => {
        if (!mayAct('storage.removeItem')) return
        if (mood === 'blocked' || mood === 'readOnly') refuse('SecurityError')
        version += 1
        items.delete(key)
      },
      key: (index) => [...items.keys()][index] ?? null,
      clear: () => {
        version += 1
        items.clear()
      },
      get length() {
        if (mood === 'blocked') refuse('SecurityError')
        return items.size
      },
    }),
  }
}
