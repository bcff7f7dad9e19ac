import type { DurableStore, createDurableStore } from './durableStore.ts'

/** The place where a brand's orders outlive the browser's process. */
export interface Disk {
  /** Whether anything is kept there; the question creates no database. */
  hasRecords(): Promise<boolean>
  open(): Promise<DurableStore>
}

/** The disk of a brand in this browser; the code that reads and writes it is loaded when there is an order. */
export const browserDisk = (
  browser: Window,
  databaseName: string,
  load: () => Promise<{ readonly createDurableStore: typeof createDurableStore }>,
): Disk => ({
  hasRecords: () => hasRecords(browser, databaseName),
  open: async () => {
    const code = await load()
    return code.createDurableStore(databaseName)
  },
})

/** Whether the database has records; false where that cannot be found out. */
function hasRecords(browser: Window, databaseName: string): Promise<boolean> {
  return new Promise((resolve) => {
    const no = () => resolve(false)
    try {
      const open = browser.indexedDB.open(databaseName)
      open.onupgradeneeded = () => open.transaction?.abort()
      open.onerror = (event) => {
        // Firefox writes an unhandled error to its console.
        event.preventDefault()
        no()
      }
      open.onsuccess = () => {
        const { result } = open
        try {
          // Read by index, because this list has no iterator in old engines.
          const name = result.objectStoreNames[0] ?? ''
          const count = result.transaction(name).objectStore(name).count()
          count.onsuccess = () => resolve(count.result > 0)
          count.onerror = no
        } catch {
          no()
        }
        // Closing waits for what is under way.
        result.close()
      }
    } catch {
      no()
    }
  })
}
