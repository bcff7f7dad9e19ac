import { assertNever } from '../base/assertNever.ts'
import { compareMoney } from '../money/arithmetic.ts'
import type { Money } from '../money/money.ts'

/** A debt that a time-limited payment link asks the player to pay. Source: spec §3 "Replenish info". */
export interface PaymentLink {
  readonly gameName: string
  readonly userName: string
  readonly amount: Money
  /** How long the link is still valid when it is read; see `startCountdown`. */
  readonly validSeconds: number
}

/**
 * The page of a payment link. `deadlineMs` is null for a link without countdown.
 * - `checking`: the service names an order for this link but has not reported its status yet; nothing can be
 *   paid (decision 46).
 * - `paying`: a payment was started, on this device or another; the deadline no longer closes the page, which
 *   keeps its result (M-19).
 * - `paid`: a full query answered success; the account is unblocked within about 15 minutes.
 * - `expired`: no new payment; customer service can issue a new link. A link that arrives with no time left is
 *   expired.
 * - `failed`: the link could not be read.
 * Source: spec §4 "Replenishment", §9, decision 46, faults M-19.
 */
export type PaymentLinkState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly info: PaymentLink; readonly deadlineMs: number | null }
  | { readonly kind: 'checking'; readonly info: PaymentLink; readonly deadlineMs: number | null }
  | { readonly kind: 'paying'; readonly info: PaymentLink; readonly deadlineMs: number | null }
  | { readonly kind: 'paid'; readonly info: PaymentLink }
  | { readonly kind: 'expired'; readonly info: PaymentLink }

/** The events that change the page of a payment link. `nowMs` is the same clock throughout. */
export type PaymentLinkEvent =
  | { readonly kind: 'infoRead'; readonly info: PaymentLink; readonly nowMs: number }
  | { readonly kind: 'infoFailed' }
  | { readonly kind: 'ticked'; readonly nowMs: number }
  /** The service names an order of this link whose status is not known yet. */
  | { readonly kind: 'orderNamed' }
  /** `isOrdered`: the payment has an order, and not only an intent. */
  | { readonly kind: 'payStarted'; readonly nowMs: number; readonly isOrdered: boolean }
  /** The payment failed or was rejected; another may start while the link is valid. */
  | { readonly kind: 'payStopped'; readonly nowMs: number }
  /**
   * A full query answered success. An order that the store stopped polling may still succeed, so this counts on
   * an open or expired page too.
   */
  | { readonly kind: 'paySettled' }

/** Whether a payment may start now: the link is open and its deadline has not passed. Source: faults M-19. */
export function canStartPayment(state: PaymentLinkState, nowMs: number): boolean {
  return state.kind === 'open' && !isPast(state.deadlineMs, nowMs)
}

/** Whether a payment link, read once more, still asks for this amount, and in time. Source: decision 31, faults M-19. */
export function isStillAsked({ amount, validSeconds }: PaymentLink, agreed: Money): boolean {
  return validSeconds > 0 && compareMoney(amount, agreed) === 0
}

/**
 * Computes the next state of the page of a payment link. Pure; events that do not apply leave it unchanged.
 * Source: spec §4 "Replenishment".
 */
export function reducePaymentLink(state: PaymentLinkState, event: PaymentLinkEvent): PaymentLinkState {
  switch (event.kind) {
    case 'infoRead':
      return isUnread(state) ? opened(event.info, event.nowMs) : state
    case 'infoFailed':
      return state.kind === 'loading' ? { kind: 'failed' } : state
    case 'ticked':
      return expireAt(state, event.nowMs)
    case 'orderNamed':
      return state.kind === 'open' || state.kind === 'paying' ? { ...state, kind: 'checking' } : state
    case 'payStarted':
      return payStarted(state, event)
    case 'payStopped':
      return state.kind === 'paying' || state.kind === 'checking'
        ? expireAt({ ...state, kind: 'open' }, event.nowMs)
        : state
    case 'paySettled':
      return isUnread(state) ? state : { kind: 'paid', info: state.info }
    default:
      return assertNever(event)
  }
}

const isUnread = (
  state: PaymentLinkState,
): state is Extract<PaymentLinkState, { readonly kind: 'loading' | 'failed' }> =>
  state.kind === 'loading' || state.kind === 'failed'

/** A link that is just read; without time left it is expired from the start. */
function opened(info: PaymentLink, nowMs: number): PaymentLinkState {
  if (info.validSeconds <= 0) return { kind: 'expired', info }
  return { kind: 'open', info, deadlineMs: startCountdown(info.validSeconds, nowMs) }
}

/**
 * An order goes on whatever the time, also on a page that was loaded after the deadline; a new payment starts in time only.
 * Source: faults M-19.
 */
function payStarted(
  state: PaymentLinkState,
  { nowMs, isOrdered }: Extract<PaymentLinkEvent, { readonly kind: 'payStarted' }>,
): PaymentLinkState {
  if (state.kind === 'checking' || (state.kind === 'open' && isOrdered)) return { ...state, kind: 'paying' }
  // Its deadline is long over, whatever the clock does: no new payment can start when this one has failed.
  if (state.kind === 'expired' && isOrdered) return { kind: 'paying', info: state.info, deadlineMs: 0 }
  const inTime = expireAt(state, nowMs)
  return inTime.kind === 'open' ? { ...inTime, kind: 'paying' } : inTime
}

function expireAt(state: PaymentLinkState, nowMs: number): PaymentLinkState {
  return state.kind === 'open' && isPast(state.deadlineMs, nowMs)
    ? { kind: 'expired', info: state.info }
    : state
}

function isPast(deadlineMs: number | null, nowMs: number): boolean {
  return deadlineMs !== null && nowMs >= deadlineMs
}

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
