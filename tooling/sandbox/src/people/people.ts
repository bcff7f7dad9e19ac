import type { Database } from '../db/openDatabase.ts'
import { NewestMap } from '../ledger/newestMap.ts'

/** The ways one player may be named: username, token, `idfv`. */
export type PlayerKeys = readonly string[]

/** Names that fit every player. */
export const everyone = 'everyone'

/** Tells who is behind a request, by token or login name, and before login by `idfv`. */
export type People = ReturnType<typeof createPeople>

/** So many tokens are remembered; the others are looked up in the database. */
const mostRemembered = 10_000

/** Makes the book of players; tokens of an earlier run are looked up in the database. */
export function createPeople(db: Database) {
  const usernames = new NewestMap<string>(mostRemembered)
  const usernameOf = async (token: string): Promise<string | null> => {
    const known = usernames.get(token)
    if (known !== undefined) return known
    if (token.startsWith('sdk.')) return token.slice(4)
    const row = await db
      .selectFrom('session')
      .innerJoin('account', 'account.account_id', 'session.account_id')
      .select('username')
      .where('token', '=', token)
      .executeTakeFirst()
    if (row !== undefined) usernames.set(token, row.username)
    return row?.username ?? null
  }
  return {
    /** Remembers whose token it is. */
    learn: (token: string, username: string) => void usernames.set(token, username),
    /** Whether a name is that of an account, or of all of them, and so of more than one device. */
    isPlayer: async (name: string): Promise<boolean> => {
      if (name === everyone) return true
      const row = await db
        .selectFrom('account')
        .select('account_id')
        .where('username', '=', name)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    keysOf: async (query: URLSearchParams): Promise<PlayerKeys> => {
      const token = query.get('oauth_token')
      const login = query.get('username')
      const names = [
        token === null ? null : await usernameOf(token),
        login === null ? null : deobfuscate(login),
        token,
        query.get('idfv'),
      ]
      return names.filter((name): name is string => name !== null && name !== '')
    },
  }
}

/**
 * Reads an obfuscated login value: three lower-case hex characters, then the base64 of the value and the same three.
 * Null when it is not one. Source: spec §5 "Login", decision 34.
 */
export function deobfuscate(text: string): string | null {
  const prefix = text.slice(0, 3)
  const encoded = text.slice(3)
  if (!/^[0-9a-f]{3}$/.test(prefix) || !/^[A-Za-z0-9+/]+=*$/.test(encoded)) return null
  const plain = Buffer.from(encoded, 'base64').toString('utf8')
  return plain.endsWith(prefix) && plain.length > 3 ? plain.slice(0, -3) : null
}
