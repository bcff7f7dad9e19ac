import type { Random } from '../time/random.ts'
import type { Timeline } from '../time/timeline.ts'

/** How a run is meant to be: what may go wrong in it, each from 0 (never) to 1 (at every chance). */
export interface Profile {
  /** Share of requests that meet a fault of the network. */
  readonly network: number
  /** Share of requests that the service rejects with a code of spec §8. */
  readonly rejections: number
  /** Share of the player's acts that are a kill, a reload or a closed tab. */
  readonly kills: number
  /** Share of the player's acts that go with a fault of storage. */
  readonly storage: number
  /** How long an answer takes at most when nothing is wrong, in milliseconds. */
  readonly slowestMs: number
}

/** What the parts of a simulated world share. */
export interface World<Page> {
  readonly seed: number
  readonly timeline: Timeline<Page>
  readonly random: Random
  readonly profile: Profile
  /** What goes before the names of a device's parts, so that two devices can be told apart in the trace. */
  readonly mark: string
  /** Writes one line of the trace. */
  say(who: string, what: string): void
  /** Counts something that was done to the store, by its name. */
  count(what: string): void
  /** A rule was broken: the run has found a bug. */
  broken(rule: string, detail: string): void
  /** Whether faults still happen; false once the run has come to its end. */
  hasFaults(): boolean
}
