/** Web Locks of one browser, as far as the store uses them: `ifAvailable`, exclusive. */
export interface SharedLocks {
  /** The `LockManager` that one page sees; `mayAct` says whether the page still lives. */
  seenBy(page: string, mayAct: (act: string) => boolean): LockManager
  /** The page is gone; what it held is free. */
  free(page: string): void
}

/** Makes the locks; none is held. */
export function createSharedLocks(): SharedLocks {
  const heldBy = new Map<string, string>()
  return {
    seenBy: (page, mayAct) => {
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
    free: (page) => {
      for (const [name, holder] of heldBy) if (holder === page) heldBy.delete(name)
    },
  }
}
