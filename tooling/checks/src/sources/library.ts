/** The texts of the documents that are cited; files with a number in their name are found by it, without zeros before. */
export interface Library {
  readonly spec: ReadonlyMap<string, string>
  readonly decisions: ReadonlyMap<string, string>
  readonly faults: string
  readonly design: string
  readonly performance: string
}
