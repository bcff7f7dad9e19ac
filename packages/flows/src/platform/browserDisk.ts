import type { DurableStore } from './durableStore.ts'

/** Where a brand's orders outlive the browser's process. */
export interface Disk {
  /** Whether anything is kept there; makes nothing that is not there. */
  hasRecords(): Promise<boolean>
  open(): Promise<DurableStore>
}

/** The disk of a brand in this browser; what reads and writes it is code that comes when there is an order to know of. */
export const browserDisk = (browser: Window, databaseName: string): Disk => ({
  hasRecords: () => hasRecords(browser, databaseName),
  open: async () => {
    const { createDurableStore } = await import('./durableStore.ts')
    return createDurableStore(databaseName)
  },
})

/** Where nobody can tell there is nothing to read. */
function hasRecords(browser: Window, databaseName: string): Promise<boolean> {
  return new Promise((resolve) => {
    const no = () => resolve(false)
    try {
      const open = browser.indexedDB.open(databaseName)
      open.onupgradeneeded = () => open.transaction?.abort()
      open.onerror = (event) => {
        // Firefox writes an error that nobody took into its console.
        event.preventDefault()
        no()
      }
      open.onsuccess = () => {
        const { result } = open
        try {
          // By index: old engines have no iterator here.
          const name = result.objectStoreNames[0] ?? ''
          const count = result.transaction(name).objectStore(name).count()
          count.onsuccess = () => resolve(count.result > 0)
          count.onerror = no
        } catch {
          no()
        }
        // It waits for what is under way.
        result.close()
      }
    } catch {
      no()
    }
  })
}
