/** Something that is to happen; `owner` is the page whose code runs, null for the world. */
export interface Happening<Owner> {
  readonly atMs: number
  readonly order: number
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

/** Makes the timeline, a binary heap; it starts in May 2026. */
export function createTimeline<Owner>(startMs: number): Timeline<Owner> {
  const heap: Happening<Owner>[] = []
  const cancelled = new Set<Happening<Owner>>()
  let nowMs = startMs
  let planned = 0

  const isBefore = (one: Happening<Owner>, other: Happening<Owner>) =>
    one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order)
  const at = (index: number): Happening<Owner> => {
    const found = heap[index]
    if (found === undefined) throw new Error('Nothing is planned there')
    return found
  }
  const swap = (one: number, other: number) => {
    const held = at(one)
    heap[one] = at(other)
    heap[other] = held
  }
  const rise = (from: number) => {
    let index = from
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!isBefore(at(index), at(parent))) return
      swap(index, parent)
      index = parent
    }
  }
  const sink = () => {
    let index = 0
    for (;;) {
      let first = index
      for (const child of [2 * index + 1, 2 * index + 2])
        if (child < heap.length && isBefore(at(child), at(first))) first = child
      if (first === index) return
      swap(index, first)
      index = first
    }
  }
  const take = (): Happening<Owner> => {
    const first = at(0)
    const last = heap.pop()
    if (last !== undefined && heap.length > 0) {
      heap[0] = last
      sink()
    }
    return first
  }

  return {
    nowMs: () => nowMs,
    plan: (delayMs, what, run, owner = null) => {
      const happening = { atMs: nowMs + Math.max(0, delayMs), order: (planned += 1), owner, what, run }
      heap.push(happening)
      rise(heap.length - 1)
      return () => void cancelled.add(happening)
    },
    next: (untilMs) => {
      while (heap.length > 0 && at(0).atMs <= untilMs) {
        const happening = take()
        if (cancelled.delete(happening)) continue
        nowMs = happening.atMs
        return happening
      }
      nowMs = Math.max(nowMs, untilMs)
      return null
    },
  }
}
