/**
 * How a query of one order ended. `unreachable`: no answer; `noInformation`: the service answered but left the order
 * out, or named an order of another purchase; `loggedOut`: it says nothing without a login (-600); `notFound`: it
 * answered that it knows no such order (yet), which does not mean that there is none.
 */
export type QueryAnswer = 'unreachable' | 'noInformation' | 'loggedOut' | 'notFound' | 'read'

/**
 * What happened to an order on this device besides its state; a time that is missing is not known. Times are epoch
 * milliseconds. They are for the player and customer service to read: no rule depends on them.
 */
export interface OrderTimes {
  /** When its number arrived. */
  readonly numberedAtMs?: number
  /** When its payment page first opened. */
  readonly openedAtMs?: number
  /** The newest query; a final order has none, because its end was the newest. */
  readonly asked?: { readonly atMs: number; readonly answer: QueryAnswer }
  /** The newest rejection of the call that was to make it. */
  readonly refused?: { readonly atMs: number; readonly code: number }
}

/** Times that may be given as undefined. */
type ReadTimes = { readonly [Name in keyof OrderTimes]: OrderTimes[Name] | undefined }

/**
 * Merges what two records of one order know: the earliest time of what happened once, the newest of what is
 * repeated. Source: decision 76.
 */
export function mergeTimes(one: ReadTimes = {}, other: ReadTimes = {}): OrderTimes {
  return {
    ...known('numberedAtMs', earliest(one.numberedAtMs, other.numberedAtMs)),
    ...known('openedAtMs', earliest(one.openedAtMs, other.openedAtMs)),
    ...known('asked', newest(one.asked, other.asked)),
    ...known('refused', newest(one.refused, other.refused)),
  }
}

const known = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  value === undefined ? {} : ({ [name]: value } as { readonly [name in Name]: Value })

function earliest(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return Math.min(one, other)
}

/** The newer of two; of two at the same time always the same one, whichever comes first. */
function newest<Timed extends { readonly atMs: number }>(
  one: Timed | undefined,
  other: Timed | undefined,
): Timed | undefined {
  if (one === undefined || other === undefined) return one ?? other
  if (one.atMs !== other.atMs) return one.atMs > other.atMs ? one : other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}
