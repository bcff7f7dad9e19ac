/** Outcome of one check on one thing. */
export interface CheckRow {
  /** What was looked at: a store, a pair of stores, a file. */
  readonly subject: string
  readonly kind: 'passed' | 'warned' | 'failed'
  /** One line for the person who has to act on it. */
  readonly detail: string
}

/** A check of the whole repository; one of builds looks at those of some stores, by their keys. */
export type Check = (stores: readonly string[]) => Promise<readonly CheckRow[]>
