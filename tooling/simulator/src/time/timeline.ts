/** Whose code a happening runs: a page. */
interface Owner {
  readonly name: string
  run(code: () => void): Promise<void>
}

/** Something that is to happen; `owner` is null for the world. */
interface Happening {
  readonly atMs: number
  readonly owner: Owner | null
  readonly what: string
  readonly run: () => void | Promise<void>
}

/** Virtual time: what happens next is what is due first, and of two at one time what was planned first. */
export type Timeline = ReturnType<typeof createTimeline>

/** Makes the timeline; it starts in May 2026. */
export function createTimeline(startMs: number) {
  /** In the order in which they come. A run has some dozens at a time, so a list is as fast as a heap. */
  const planned: Happening[] = []
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    /** Plans something; answers the way to call it off. */
    plan: (delayMs: number, what: string, run: Happening['run'], owner: Owner | null = null) => {
      const happening: Happening = { atMs: nowMs + Math.max(0, delayMs), owner, what, run }
      const before = planned.findLastIndex(({ atMs }) => atMs <= happening.atMs)
      planned.splice(before + 1, 0, happening)
      return () => {
        const at = planned.indexOf(happening)
        if (at !== -1) planned.splice(at, 1)
      }
    },
    /** Moves time to the next happening due by `untilMs` and takes it out; null when there is none, and time is then `untilMs`. */
    next: (untilMs: number): Happening | null => {
      const [first] = planned
      if (first === undefined || first.atMs > untilMs) {
        nowMs = Math.max(nowMs, untilMs)
        return null
      }
      planned.shift()
      nowMs = first.atMs
      return first
    },
  }
}
