/** What a fake storage can refuse to do. */
export type StorageFault = 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'

/** A `Storage` in memory that several tabs can share and that a test can break. */
export interface FakeStorage extends Storage {
  /** The operations that throw from now on; for one key only where `key` is given. */
  refuse(faults: readonly StorageFault[], key?: string): void
}

/** Makes an empty storage that works. */
export function createFakeStorage(): FakeStorage {
  const items = new Map<string, string>()
  let faults: readonly StorageFault[] = []
  let onlyKey: string | undefined
  const guard = (operation: StorageFault, key?: string) => {
    const isKey = onlyKey === undefined || key === undefined || key === onlyKey
    if (faults.includes(operation) && isKey) throw new Error(`${operation} refused`)
  }
  return {
    refuse: (refused, key) => {
      faults = refused
      onlyKey = key
    },
    getItem: (key) => {
      guard('getItem', key)
      return items.get(key) ?? null
    },
    setItem: (key, value) => {
      guard('setItem', key)
      items.set(key, value)
    },
    removeItem: (key) => {
      guard('removeItem', key)
      items.delete(key)
    },
    key: (index) => {
      guard('key')
      return [...items.keys()][index] ?? null
    },
    clear: () => items.clear(),
    get length() {
      guard('length')
      return items.size
    },
  }
}
