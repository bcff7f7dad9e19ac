/** A choice as it was shown and as it is sent. */
export interface Choice {
  readonly display: string
  readonly value: string
}
