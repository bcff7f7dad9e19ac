/** A rule that a run broke. */
export interface Broken {
  readonly rule: string
  readonly detail: string
  readonly atMs: number
}

/** What became of one run. */
export interface RunReport {
  readonly seed: number
  /** Happenings of the timeline: timers, deliveries, answers. */
  readonly steps: number
  /** What the player and the world did. */
  readonly acts: number
  readonly orders: number
  /** How often each thing was done to the store. */
  readonly counts: ReadonlyMap<string, number>
  /** Of everything that happened, in order; the same for the same seed and code. */
  readonly hash: string
  readonly broken: readonly Broken[]
}
