import { assertNever } from '../base/assertNever.ts'
import type { Money } from '../money/money.ts'
import { startCountdown } from './countdown.ts'

/** A make-up payment that a time-limited link asks for. Source: spec §3 "Replenish info". */
export interface ReplenishInfo {
  readonly gameName: string
  readonly userName: string
  readonly amount: Money
  /** How long the link is still valid when it is read; see `startCountdown`. */
  readonly validSeconds: number
}

/**
 * The replenish page. `deadlineMs` is null for a link without countdown.
 * - `checking`: the service names an order for this link and has not told how it stands: nothing can be paid (decision 46).
 * - `paying`: a payment was started, here or elsewhere; the deadline no longer closes the page, which keeps its result (M-19).
 * - `paid`: a full query said success; the account is unblocked within about 15 minutes.
 * - `expired`: no new payment; ask customer service for a new link. A link that comes with no second left is expired.
 * - `failed`: the link could not be read.
 * Source: spec §4 "Replenishment", §9, decision 46, faults M-19.
 */
export type ReplenishState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly info: ReplenishInfo; readonly deadlineMs: number | null }
  | { readonly kind: 'checking'; readonly info: ReplenishInfo; readonly deadlineMs: number | null }
  | { readonly kind: 'paying'; readonly info: ReplenishInfo; readonly deadlineMs: number | null }
  | { readonly kind: 'paid'; readonly info: ReplenishInfo }
  | { readonly kind: 'expired'; readonly info: ReplenishInfo }

/** What can happen to the replenish page. `nowMs` is the same clock throughout. */
export type ReplenishEvent =
  | { readonly kind: 'infoRead'; readonly info: ReplenishInfo; readonly nowMs: number }
  | { readonly kind: 'infoFailed' }
  | { readonly kind: 'ticked'; readonly nowMs: number }
  /** There is an order of this link that nobody has told of yet. */
  | { readonly kind: 'orderNamed' }
  | { readonly kind: 'payStarted'; readonly nowMs: number }
  /** The payment failed or was rejected; another may start while the link is valid. */
  | { readonly kind: 'payStopped'; readonly nowMs: number }
  /** A full query said success; an order that was given up may still succeed, so it counts on an open or expired page too. */
  | { readonly kind: 'paySettled' }

/** Whether a payment may start now: the link is open and its deadline has not passed. Source: faults M-19. */
export function canStartPayment(state: ReplenishState, nowMs: number): boolean {
  return state.kind === 'open' && !isPast(state.deadlineMs, nowMs)
}

/** Next state of the replenish page. Pure; events that do not apply leave it unchanged. Source: spec §4 "Replenishment". */
export function reduceReplenish(state: ReplenishState, event: ReplenishEvent): ReplenishState {
  switch (event.kind) {
    case 'infoRead':
      if (state.kind !== 'loading' && state.kind !== 'failed') return state
      if (event.info.validSeconds === 0) return { kind: 'expired', info: event.info }
      return {
        kind: 'open',
        info: event.info,
        deadlineMs: startCountdown(event.info.validSeconds, event.nowMs),
      }
    case 'infoFailed':
      return state.kind === 'loading' ? { kind: 'failed' } : state
    case 'ticked':
      return expireAt(state, event.nowMs)
    case 'orderNamed':
      return state.kind === 'open' || state.kind === 'paying' ? { ...state, kind: 'checking' } : state
    case 'payStarted': {
      if (state.kind === 'checking') return { ...state, kind: 'paying' }
      const inTime = expireAt(state, event.nowMs)
      return inTime.kind === 'open' ? { ...inTime, kind: 'paying' } : inTime
    }
    case 'payStopped':
      return state.kind === 'paying' || state.kind === 'checking'
        ? expireAt({ ...state, kind: 'open' }, event.nowMs)
        : state
    case 'paySettled':
      return state.kind === 'loading' || state.kind === 'failed' ? state : { kind: 'paid', info: state.info }
    default:
      return assertNever(event)
  }
}

function expireAt(state: ReplenishState, nowMs: number): ReplenishState {
  return state.kind === 'open' && isPast(state.deadlineMs, nowMs)
    ? { kind: 'expired', info: state.info }
    : state
}

function isPast(deadlineMs: number | null, nowMs: number): boolean {
  return deadlineMs !== null && nowMs >= deadlineMs
}
