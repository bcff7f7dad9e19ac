/** A rule of the store broken on purpose, in its source, to see that the oracle finds it. */
export interface Mutant {
  readonly name: string
  /** The file, from the folder of the packages. */
  readonly file: string
  /** A text that stands there exactly once, and what stands there instead. */
  readonly find: string
  readonly replace: string
  /** The rule that the oracle should name first. */
  readonly breaks: readonly string[]
  /** Where the search begins; one that shows itself in few runs begins near such a run. 1 when left out. */
  readonly firstSeed?: number
}
