/**
 * A payment link valid for this many seconds or more has no countdown.
 * Source: spec §9 "Replenish valid_time under 86400 s".
 */
const countdownLimitSeconds = 86_400

/**
 * When the payment link expires, on the clock of `nowMs`; null when it has no countdown: `valid_time` is a day
 * or more, or no number; a link with 0 or less is expired before it gets here (`reducePaymentLink`). Source: spec §4 "Replenishment", §9.
 */
export function startCountdown(validSeconds: number, nowMs: number): number | null {
  return validSeconds > 0 && validSeconds < countdownLimitSeconds ? nowMs + validSeconds * 1000 : null
}

/** Whole seconds until the deadline, rounded up, so that 0 is shown only once it has passed; never below 0. Source: spec §4 "It decreases each second". */
export function remainingSeconds(deadlineMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((deadlineMs - nowMs) / 1000))
}

/** Writes a countdown as minutes and seconds, `mm:ss`; minutes run past 59. Source: spec §4 "shown as minutes and seconds". */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = String(Math.floor(whole / 60)).padStart(2, '0')
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * The moments of a countdown that screen readers announce.
 * Source: design.md §7 "countdowns announced at 5 min, 1 min and zero".
 */
export type CountdownAnnouncement = 'fiveMinutes' | 'oneMinute' | 'zero'

/** Lowest first: after a long sleep only the latest moment is announced. */
const announcements: readonly (readonly [number, CountdownAnnouncement])[] = [
  [0, 'zero'],
  [60, 'oneMinute'],
  [300, 'fiveMinutes'],
]

/**
 * What to announce when the remaining seconds went from `beforeSeconds` to `nowSeconds`; null when no moment
 * was passed. A countdown that starts at or under a moment does not announce that one. Source: design.md §7.
 */
export function announcementBetween(beforeSeconds: number, nowSeconds: number): CountdownAnnouncement | null {
  const passed = announcements.find(([atSeconds]) => beforeSeconds > atSeconds && nowSeconds <= atSeconds)
  return passed === undefined ? null : passed[1]
}
