import type { Random } from '../time/random.ts'
import type { Timeline } from '../time/timeline.ts'

/** How a run is meant to be: what may go wrong in it, each from 0 (never) to 1 (at every chance). */
export type Profile = ReturnType<typeof drawProfile>

/** Draws one. */
export const drawProfile = (random: Random) => ({
  /** Share of requests that meet a fault of the network. */
  network: random.share(0.5),
  /** Share of requests that the service rejects with a code of spec §8. */
  rejections: random.share(0.12),
  /** Share of the player's acts that are a kill, a reload or a closed tab. */
  kills: random.share(0.12),
  /** Share of the player's acts that go with a fault of storage. */
  storage: random.chance(0.7) ? 0 : random.between(0, 0.06),
  /** How long an answer takes at most when nothing is wrong, in milliseconds. */
  slowestMs: random.pick([300, 2_000, 12_000]),
})

/** What the parts of a simulated world share. */
export interface World {
  readonly timeline: Timeline
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
