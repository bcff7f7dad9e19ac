import * as v from 'valibot'

const name = v.pipe(v.string(), v.regex(/^[\w-]+$/))

/** What was done to a host: a release for all players, one for a share of them, or the last one taken back. */
const entrySchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  kind: v.picklist(['rollout', 'canary', 'rollback']),
  /** The release that players got from then on. */
  live: name,
  /** The release that a share of them got; the live one while there is no canary. */
  canary: name,
  /** Written before anything moves, and taken away when all is done: where it is left, the process was killed. */
  isUnfinished: v.exactOptional(v.literal(true)),
})

/** One change of what a host serves. */
export type HistoryEntry = Readonly<v.InferOutput<typeof entrySchema>>

/** What a host serves, by name. */
export type Served = Pick<HistoryEntry, 'live' | 'canary'>

const historySchema = v.array(entrySchema)

/** Reads the history of a host. Throws a plain sentence where it is none. */
export function readHistory(text: string): readonly HistoryEntry[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), historySchema), text)
  if (read.success) return read.output
  throw new Error(`The history of this host cannot be read: ${read.issues[0].message}.`)
}

/**
 * The releases that a rollback leads through, the live one last. A release that was taken back is not among them, so that it
 * is not returned to, however often the host is rolled back.
 */
export function wayBack(history: readonly HistoryEntry[]): readonly string[] {
  let stack: readonly string[] = []
  for (const { kind, live } of history) {
    const at = stack.lastIndexOf(live)
    if (kind === 'rollback' && at >= 0) {
      const taken = stack.slice(at + 1)
      stack = stack.slice(0, at + 1).filter((release) => !taken.includes(release))
    } else stack = [...stack, live]
    stack = stack.filter((release, index) => release !== stack[index - 1])
  }
  return stack
}

/** The release of those on the host that was live before the one that is live now; null where there is none. */
export const releaseBefore = (history: readonly HistoryEntry[], held: readonly string[]): string | null =>
  wayBack(history)
    .slice(0, -1)
    .findLast((release) => held.includes(release)) ?? null

/** When players last got a release, in milliseconds since 1970; null for one that they never got. */
export function lastServedAt(
  history: readonly HistoryEntry[],
  release: string,
  nowMs: number,
): number | null {
  const ends = history.flatMap(({ live, canary }, index) => {
    if (live !== release && canary !== release) return []
    const next = history[index + 1]
    return [next === undefined ? nowMs : Date.parse(next.at)]
  })
  return ends.length === 0 ? null : Math.max(...ends)
}
