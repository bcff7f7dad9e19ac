/** The account corner of the header: who is logged in, or an offer to log in. */
export interface HeaderAccount {
  readonly kind: 'guest' | 'user'
  /** Spoken name of the button: the account, or "Log in". */
  readonly label: string
  /** First letter of the account; unused for guests. */
  readonly initial?: string | undefined
  readonly onPress: () => void
}
