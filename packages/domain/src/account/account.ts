import { ownValue, readText } from '../base/readers.ts'

/** A logged-in player of one game. `oauthToken` is a secret. Source: spec §3 "User info per game". */
export interface Account {
  readonly username: string
  readonly suid: string
  readonly oauthToken: string
  readonly gpId: string
}

/**
 * Who pays what a payment link asks for: there is no login and no token. What the link does not name (null) the service knows.
 * Source: spec §6 "Replenish visitors".
 */
export interface LinkPayer {
  readonly paymentLinkId: string
  readonly username: string
  readonly serverId: string | null
  readonly characterId: string | null
}

/**
 * The visitor of the store: a guest, a logged-in player, a player who comes from inside a game, or the payer of a payment link.
 * Source: spec §6.
 */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'player'; readonly account: Account }
  /** Opened inside a game with `visit=sdk`; a not-logged-in answer opens no popup. */
  | { readonly kind: 'sdk'; readonly account: Account }
  /** On the page of a payment link; there is no login to open. */
  | { readonly kind: 'paymentLink'; readonly payer: LinkPayer }

/** Longest token that is read back, in characters; as long as the one a link may carry. */
const maxTokenLength = 2048

/**
 * Reads a stored login; null when a name, id or token is missing or damaged. `gpId` may be empty. Extra fields
 * are left out. Source: spec §3 "User info per game", faults M-21.
 */
export function parseAccount(value: unknown): Account | null {
  const username = readText(ownValue(value, 'username'))
  const suid = readText(ownValue(value, 'suid'))
  const oauthToken = readText(ownValue(value, 'oauthToken'), maxTokenLength)
  if (username === null || suid === null || oauthToken === null) return null
  return { username, suid, oauthToken, gpId: readText(ownValue(value, 'gpId')) ?? '' }
}

/**
 * Reads the stored user map: logins by client id. Accepts an object or a list of pairs and leaves out damaged
 * entries.
 * Source: spec §3 "Stored browser items".
 */
export function parseAccounts(value: unknown): ReadonlyMap<string, Account> {
  const accounts = new Map<string, Account>()
  for (const [clientId, stored] of pairsOf(value)) {
    const account = parseAccount(stored)
    if (typeof clientId === 'string' && clientId !== '' && account !== null) accounts.set(clientId, account)
  }
  return accounts
}

function pairsOf(value: unknown): readonly (readonly [unknown, unknown])[] {
  if (Array.isArray(value)) return value.map((pair: unknown) => [ownValue(pair, '0'), ownValue(pair, '1')])
  const record: Readonly<Record<string, unknown>> = Object(value)
  return Object.entries(record)
}
