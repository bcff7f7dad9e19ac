/** A logged-in player of one game. `oauthToken` is a secret. Source: spec §3 "User info per game". */
export interface Account {
  readonly username: string
  readonly suid: string
  readonly oauthToken: string
  readonly gpId: string
}

/**
 * The visitor of the store: a guest, a logged-in player, or a player who comes from inside a game.
 * Source: spec §6.
 */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'player'; readonly account: Account }
  /** Opened inside a game with `visit=sdk`; a not-logged-in answer opens no popup. */
  | { readonly kind: 'sdk'; readonly account: Account }
