import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

/** Storage that survives the death of the browser process, where the engine supports that. */
export interface DurableStore {
  /** Reads everything that is kept, by key; null where it cannot be read now. */
  readAll(): Promise<ReadonlyMap<string, unknown> | null>
  /**
   * Writes all in one transaction; `null` removes a key. A key of `onlyNew` is written only where the disk holds nothing
   * under it. Resolves to true when the engine reports that it is on the disk.
   */
  write(records: ReadonlyMap<string, unknown>, onlyNew?: ReadonlySet<string>): Promise<boolean>
}

/** The one object store of a brand's database. */
export const durableStoreName = 'orders'

interface Schema extends DBSchema {
  readonly [durableStoreName]: { readonly key: string; readonly value: unknown }
}

type Connection = IDBPDatabase<Schema>

/**
 * Keeps values in IndexedDB, because browsers write `localStorage` to the disk late: Chromium up to a minute,
 * and a phone that needs memory kills the browser just when the player is in the bank's app. The database is
 * opened in its current version, so that a later release may upgrade it and this one can still read it. Source:
 * decision 68.
 */
export function createDurableStore(databaseName: string): DurableStore {
  let connection: Promise<Connection> | null = null
  const forget = () => {
    connection = null
  }
  const openAt = (version?: number): Promise<Connection> =>
    openDB<Schema>(databaseName, version, {
      upgrade: (database) => {
        if (!database.objectStoreNames.contains(durableStoreName))
          database.createObjectStore(durableStoreName)
      },
      // Another release wants to upgrade the database: this one must not block it.
      blocking: (_current, _next, event) => {
        forget()
        if (event.target instanceof IDBDatabase) event.target.close()
      },
      terminated: forget,
    })
  /**
   * Opens the database, and adds the object store if it is missing: an engine may keep an empty database that
   * `browserDisk` created only to look for records and then aborted.
   */
  const open = async (): Promise<Connection> => {
    const database = await openAt()
    if (database.objectStoreNames.contains(durableStoreName)) return database
    database.close()
    return openAt(database.version + 1)
  }
  const connect = (): Promise<Connection> => {
    connection ??= open().catch((reason: unknown) => {
      forget()
      throw reason
    })
    return connection
  }
  /**
   * Runs a task, and once more with a new connection if it fails: a connection that the browser dropped in the
   * background fails only when it is used.
   */
  const tryTwice = async <T>(task: (database: Connection) => Promise<T>): Promise<T | null> => {
    for (const isLast of [false, true]) {
      try {
        return await task(await connect())
      } catch {
        forget()
        if (isLast) return null
      }
    }
    return null
  }

  return {
    readAll: () =>
      tryTwice(async (database) => {
        const { store, done } = database.transaction(durableStoreName)
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll(), done])
        return new Map(keys.map((key, index) => [key, values[index]]))
      }),
    write: async (records, onlyNew) => {
      const isWritten = await tryTwice(async (database) => {
        // An engine that does not know the option ignores it; engines that old flush every transaction anyway.
        const { store, done } = database.transaction(durableStoreName, 'readwrite', { durability: 'strict' })
        const put = async (key: string, value: unknown) => {
          if (onlyNew?.has(key) === true && (await store.count(key)) > 0) return
          await (value === null ? store.delete(key) : store.put(value, key))
        }
        const requests = [...records].map(([key, value]) => put(key, value))
        await Promise.all([...requests, done])
        return true
      })
      return isWritten === true
    },
  }
}
