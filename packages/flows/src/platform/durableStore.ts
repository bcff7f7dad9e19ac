import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

/** What survives the death of the browser process, where the engine lets anything survive it. */
export interface DurableStore {
  /** Everything that is kept, by key; null where it cannot be read now. */
  readAll(): Promise<ReadonlyMap<string, unknown> | null>
  /** Writes all in one transaction; `null` removes a key. True once the engine says that it is on the disk. */
  write(records: ReadonlyMap<string, unknown>): Promise<boolean>
}

/** The one object store of a brand's database. */
export const durableStoreName = 'orders'

interface Schema extends DBSchema {
  readonly [durableStoreName]: { readonly key: string; readonly value: unknown }
}

type Connection = IDBPDatabase<Schema>

/**
 * Keeps values in IndexedDB, because browsers write `localStorage` to the disk late: Chromium up to a minute, and a phone
 * that needs memory kills the browser just when the player is in the bank's app. The database is opened in whatever version
 * it is, so that a release after this one may raise it and this one still reads it. Source: decisions 21 and 68.
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
      // Another release wants to change the database: this one must not be in its way.
      blocking: (_current, _next, event) => {
        forget()
        if (event.target instanceof IDBDatabase) event.target.close()
      },
      terminated: forget,
    })
  /** A database may be there without the store: an engine may keep what a question after it (`browserDisk`) took back. */
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
  /** A connection that the browser dropped in the background says so only when it is used: then once more with a new one. */
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
    write: async (records) => {
      const isWritten = await tryTwice(async (database) => {
        // An engine that does not know the option leaves it out, and those before it flushed every transaction.
        const { store, done } = database.transaction(durableStoreName, 'readwrite', { durability: 'strict' })
        const requests = [...records].map(([key, value]) =>
          value === null ? store.delete(key) : store.put(value, key),
        )
        await Promise.all([...requests, done])
        return true
      })
      return isWritten === true
    },
  }
}
