import type { DatabaseConnection, Driver } from 'kysely'
import { PGliteDialect } from 'kysely'
import type { PGliteDialectConfig } from 'kysely'

/**
 * Kysely's PGlite dialect, handed to one user at a time.
 * The built-in driver shares its single connection without a queue: a second transaction would overwrite the first,
 * and a plain query would slip into a stranger's transaction. The next user waits for a turn of the event loop, because
 * PGlite answers without one: a busy queue would keep sockets and timers waiting.
 */
export class SerialPGliteDialect extends PGliteDialect {
  constructor(config: PGliteDialectConfig) {
    super(config)
  }

  override createDriver(): Driver {
    const inner = super.createDriver()
    let tail: Promise<void> = Promise.resolve()
    const releases = new WeakMap<DatabaseConnection, () => void>()
    const acquire = inner.acquireConnection.bind(inner)
    const release = inner.releaseConnection.bind(inner)
    inner.acquireConnection = async (...args) => {
      const before = tail
      const turn = Promise.withResolvers<void>()
      tail = turn.promise
      await before
      const connection = await acquire(...args)
      releases.set(connection, turn.resolve)
      return connection
    }
    inner.releaseConnection = async (connection) => {
      const done = releases.get(connection)
      await release(connection)
      if (done !== undefined) setImmediate(done)
    }
    return inner
  }
}
