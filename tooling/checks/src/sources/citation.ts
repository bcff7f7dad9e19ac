export type CitedDocument = 'spec' | 'decisions' | 'faults' | 'design' | 'performance'

/** One thing that a comment or a document points to: a document, a part of it, words in that part. */
export interface Citation {
  readonly document: CitedDocument
  /** As it is written, such as `§4`, `§1.3`, `28`, `M-09`, `§3, rule 11`, `floor f`; null is the whole document. */
  readonly part: string | null
  readonly words: string | null
  /** Where its list begins in the text that it was read from. */
  readonly offset: number
}
