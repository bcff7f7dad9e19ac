/** Something that is to happen; `owner` is the page whose code runs, null for the world. */
interface Happening<Owner> {
  readonly atMs: number
  readonly owner: Owner | null
  readonly what: string
  readonly run: () => void | Promise<void>
}

/** Virtual time: what happens next is what is due first, and of two at one time what was planned first. */
export interface Timeline<Owner> {
  nowMs(): number
  /** Plans something; answers the way to call it off. */
  plan(delayMs: number, what: string, run: () => void | Promise<void>, owner?: Owner | null): () => void
  /** Moves time to the next happening due by `untilMs` and takes it out; null when there is none, and time is then `untilMs`. */
  next(untilMs: number): Happening<Owner> | null
}

/** Makes the timeline; it starts in May 2026. */
export function createTimeline<Owner>(startMs: number): Timeline<Owner> {
  /** In the order in which they come. A run has some dozens at a time, so a list is as fast as a heap. */
  const planned: Happening<Owner>[] = []
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    plan: (delayMs, what, run, owner = null) => {
      const happening = { atMs: nowMs + Math.max(0, delayMs), owner, what, run }
      const before = planned.findLastIndex(({ atMs }) => atMs <= happening.atMs)
      planned.splice(before + 1, 0, happening)
      return () => {
        const at = planned.indexOf(happening)
        if (at !== -1) planned.splice(at, 1)
      }
    },
    next: (untilMs) => {
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
