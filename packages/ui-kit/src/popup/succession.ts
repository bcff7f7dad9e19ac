/** Longest a popup stays drawn for a successor, in milliseconds, in case that one never comes. */
const longestMs = 400

let isExpected = false
let hasCome = false
let held: Element | null = null

/** What becomes of a popup that is removed: it leaves the screen, waits for its successor, or has one already. */
export type Succession = 'leaves' | 'waits' | 'succeeded'

/** How a popup is removed that went in the changes of this moment. */
export function successionNow(): Succession {
  if (hasCome) return 'succeeded'
  return isExpected ? 'waits' : 'leaves'
}

/** Says that what was removed in the changes of this moment has a successor, perhaps a little later. */
export function expectSuccessor(): void {
  isExpected = true
  queueMicrotask(forgetMoment)
}

/** Says that the successor is drawn; what stood in its place goes. */
export function successorCame(): void {
  hasCome = true
  queueMicrotask(forgetMoment)
  held?.remove()
  held = null
}

/** Keeps the copy of a removed popup until its successor is drawn. */
export function holdForSuccessor(copy: Element): void {
  held?.remove()
  held = copy
  setTimeout(() => copy.remove(), longestMs)
}

function forgetMoment(): void {
  isExpected = false
  hasCome = false
}
