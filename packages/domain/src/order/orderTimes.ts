import { entryOfIntent } from './entryAt.ts'
import {
  type Journal,
  type JournalEntry,
  type JournalEvent,
  addressOf,
  billingNoOf,
  entryOfBillingNo,
  isExternal,
  isIntent,
} from './journal.ts'
import { isUnknownPurchase } from './purchaseSnapshot.ts'

/**
 * How a query of one order ended. `unreachable`: no answer; `noInformation`: the service answered but left the order
 * out, or named an order of another purchase; `loggedOut`: it says nothing without a login (-600); `notFound`: it
 * answered that it knows no such order (yet), which does not mean that there is none.
 */
export type QueryAnswer = 'unreachable' | 'noInformation' | 'loggedOut' | 'notFound' | 'read'

/**
 * What happened to an order on this device besides its state; a time that is missing is not known. Times are epoch
 * milliseconds. They are for the player and customer service to read: no rule depends on a time.
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
  /**
   * Whether the data service has been told of the order. Missing where it is not told: an order of another device, or one of an
   * earlier release. Source: spec §7 "event 18", decision 105.
   */
  readonly tracked?: 'owed' | 'sent'
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
    ...known('tracked', one.tracked === 'sent' ? 'sent' : (other.tracked ?? one.tracked)),
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

/** The entry with these times; the entry itself where they add nothing. Source: decision 76. */
export function withTimes<Entry extends JournalEntry>(entry: Entry, times: OrderTimes): Entry {
  const { asked: _asked, ...others } = times
  const kept: OrderTimes = entry.kind === 'final' ? others : times
  if (isSame(entry.times ?? {}, kept)) return entry
  const { times: _, ...rest } = entry
  return (isSame(kept, {}) ? rest : { ...rest, times: kept }) as Entry
}

const isSame = (one: OrderTimes, other: OrderTimes): boolean =>
  one.numberedAtMs === other.numberedAtMs &&
  one.openedAtMs === other.openedAtMs &&
  one.asked?.atMs === other.asked?.atMs &&
  one.asked?.answer === other.asked?.answer &&
  one.refused?.atMs === other.refused?.atMs &&
  one.refused?.code === other.refused?.code &&
  one.tracked === other.tracked

/** One step of the journal: the event and the journals around it. */
interface JournalStep {
  readonly before: Journal
  readonly after: Journal
  readonly event: JournalEvent
  readonly atMs: number
}

/**
 * The journal after an event, with the times that the event tells and those that were known before. An entry to which
 * nothing is added is returned as it is. Source: decision 76.
 */
export function noteTimes(step: JournalStep): Journal {
  return step.after.map((entry) =>
    withTimes(entry, mergeTimes(timesBefore(step, entry), timesOfEvent(step, entry))),
  )
}

/** What was known of the entry: under its own address or, of a new order, what its intent knew. */
function timesBefore({ before }: JournalStep, entry: JournalEntry): OrderTimes | undefined {
  if (before.includes(entry)) return entry.times
  const billingNo = billingNoOf(entry)
  const known = billingNo === null ? null : entryOfBillingNo(before, billingNo)
  return (known ?? entryOfIntent(before, entry.snapshot.intentId))?.times
}

/** What the event tells of the entry. */
function timesOfEvent({ before, event, atMs }: JournalStep, entry: JournalEntry): OrderTimes {
  switch (event.kind) {
    case 'billingNoReceived':
      return billingNoOf(entry) === event.billingNo
        ? ofNumber(entryOfBillingNo(before, event.billingNo), entry, atMs)
        : {}
    case 'orderTracked':
      return billingNoOf(entry) === event.billingNo ? { tracked: 'sent' } : {}
    case 'paymentOpened':
      return billingNoOf(entry) === event.billingNo ? { openedAtMs: atMs } : {}
    case 'asked':
      return addressOf(entry) === event.order ? { asked: { atMs, answer: event.answer } } : {}
    case 'rejectionReceived': {
      const isIts = isIntent(entry) && entry.snapshot.intentId === event.intentId
      return isIts && event.code !== undefined ? { refused: { atMs, code: event.code } } : {}
    }
    default:
      return {}
  }
}

/** What the arrival of its number tells of an order: when it first came, and that an own order is to be tracked. */
function ofNumber(known: JournalEntry | null, entry: JournalEntry, atMs: number): OrderTimes {
  const isNewOwn = !isOwn(known) && isOwn(entry)
  return { ...(known === null && { numberedAtMs: atMs }), ...(isNewOwn && { tracked: 'owed' }) }
}

/** Whether an order is known to be of a tap of this device, with what it bought. */
const isOwn = (entry: JournalEntry | null): boolean =>
  entry !== null && !isExternal(entry) && !isUnknownPurchase(entry.snapshot)
