/**
 * What can be made to go wrong with one call.
 * Before the effect: `slow` (wait `value` ms), `lostBefore` (connection reset), `dead` (the same, meant for every call;
 * with a `value` only on the host of that number, 0 is the main one),
 * `http` (status `value`, an HTML page), `html` (200 and a page, as a captive portal), `code` (envelope code `value`).
 * After the effect: `late` (answer `value` ms later), `lostAfter` (reset), `empty`, `truncated`, `malformed`,
 * `drip` (a few bytes every `value` ms), `repeat` (starters: code 10 with the intent's first order, made now if there was
 * none), `settle` (starters: the provider decides at once, `value` success or fail), `dropIn` (starters: a drop-in in place
 * of the link; with the `value` both beside it, with googlePay in a session at Adyen that offers Google Pay), `patch` (the
 * JSON `value` laid over the content: over every entry of a list, and under `*` over every field), `content` (the JSON
 * `value` in its place), `body` (the text `value` in place of the whole answer) and `letter` (as a service answers that was
 * written from the specification alone).
 * Source: faults.md §3.
 */
export const faultKinds = [
  'slow',
  'late',
  'lostBefore',
  'lostAfter',
  'dead',
  'http',
  'html',
  'empty',
  'truncated',
  'malformed',
  'drip',
  'code',
  'repeat',
  'settle',
  'dropIn',
  'patch',
  'content',
  'body',
  'letter',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** A fault that waits for a player's call; `timesLeft` null is forever. */
export interface Fault {
  readonly player: string
  /** A path or its end, an endpoint's export name, an area of the contract, or `*`. */
  readonly call: string
  readonly kind: FaultKind
  readonly value: string
  readonly timesLeft: number | null
}
