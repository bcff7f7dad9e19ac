import { assertNever } from '../base/assertNever.ts'
import { sortStable } from '../base/sortStable.ts'
import type { Money } from '../money/money.ts'
import { paysByCard } from '../payment/paymentMethod.ts'
import { entryOfIntent } from './entryAt.ts'
import {
  type Intent,
  type Journal,
  type JournalEntry,
  type JournalEvent,
  type Order,
  entryOfBillingNo,
  isExternal,
  isIntent,
  isUnsent,
  ownOrder,
} from './journal.ts'
import { type KeptPurchase, isUnknownPurchase } from './purchaseSnapshot.ts'

/**
 * Computes the next journal. Pure, idempotent, and it never loses an order: a billing number once received
 * stays, also when its intent is unknown or was discarded; only a full status closes an order, and a closed one
 * never opens again. Events that do not apply leave the journal unchanged.
 * Source: decision 28, faults S3, M-01b.
 */
export function reduceJournal(journal: Journal, event: JournalEvent): Journal {
  switch (event.kind) {
    case 'intentWritten':
      return writeIntent(journal, event)
    case 'starterLeaving':
      return leave(journal, event.intentId)
    case 'rejectionReceived':
      return reject(journal, event.intentId)
    case 'intentDiscarded':
      return intentOf(journal, event.intentId) === null ? journal : withoutIntent(journal, event.intentId)
    case 'intentDismissed': {
      const intent = intentOf(journal, event.intentId)
      if (intent === null || intent.kind === 'dismissed') return journal
      const { kind: from, snapshot, apiOrigin } = intent
      const dismissedAtMs = event.atMs
      return replaced(journal, intent, { kind: 'dismissed', from, dismissedAtMs, snapshot, apiOrigin })
    }
    case 'billingNoReceived':
      return receiveBillingNo(journal, event)
    case 'fullStatusRead':
      return end(journal, event)
    case 'paymentOpened':
    case 'orderTracked':
    case 'asked':
      return journal
    default:
      return assertNever(event)
  }
}

function writeIntent(
  journal: Journal,
  { snapshot, apiOrigin, isUnsent: isNotSent }: Extract<JournalEvent, { readonly kind: 'intentWritten' }>,
): Journal {
  if (entryOfIntent(journal, snapshot.intentId) !== null) return journal
  return [...journal, { kind: 'intended', snapshot, apiOrigin, ...(isNotSent && { isUnsent: true }) }]
}

/** Closes an open order with what a full query said. */
function end(journal: Journal, event: Extract<JournalEvent, { readonly kind: 'fullStatusRead' }>): Journal {
  const entry = entryOfBillingNo(journal, event.billingNo)
  if (entry?.kind !== 'ordered') return journal
  const { payUrl: _, ...order } = entry
  const { outcome, atMs: finalAtMs } = event
  const charged = otherAmount(entry, event)
  const closed = {
    ...order,
    kind: 'final',
    outcome,
    finalAtMs,
    ...(charged !== null && { charged }),
  } as const
  return replaced(journal, entry, closed)
}

/**
 * A number that is already known belongs to that order: an intent answered with it (code 10, repeat) becomes
 * that order, not a second one. A second number for an intent is a second order and is kept alongside the
 * first.
 */
function receiveBillingNo(
  journal: Journal,
  event: JournalEvent & { readonly kind: 'billingNoReceived' },
): Journal {
  const { snapshot, billingNo, payUrl, apiOrigin, origin } = event
  const known = entryOfBillingNo(journal, billingNo)
  const intent = intentOf(journal, snapshot.intentId)
  if (known !== null) {
    const rest = withoutIntent(journal, snapshot.intentId)
    return replaced(rest, known, withPayUrl(withOrigin(known, event, intent), payUrl))
  }
  const order = { kind: 'ordered', apiOrigin, billingNo, payUrl, origin } as const
  if (intent === null) return [...journal, { ...order, snapshot }]
  return replaced(journal, intent, { ...order, snapshot: knownOf(intent.snapshot, snapshot) })
}

/** What a tap bought: another release may have overwritten its record since, but the answer still knows it. */
const knownOf = (kept: KeptPurchase, answered: KeptPurchase): KeptPurchase =>
  isUnknownPurchase(kept) ? answered : kept

/**
 * The known order with what an answer adds about who made it. An external order may turn out to be made by a
 * tap of this device, possibly the very tap that ran into it, because its number may be stored before it is
 * known who made it. Or the service reports more details of it.
 */
function withOrigin(
  known: Order,
  { origin, snapshot }: JournalEvent & { readonly kind: 'billingNoReceived' },
  intent: Intent | null,
): Order {
  if (known.origin.kind === 'own') return known
  if (origin.kind === 'external') return { ...known, origin }
  const kept = intent?.snapshot ?? (known.snapshot.intentId === snapshot.intentId ? known.snapshot : null)
  const own = kept && knownOf(kept, snapshot)
  return own === null ? known : { ...known, origin: ownOrder, snapshot: own }
}

function withPayUrl(entry: Order, payUrl: string | null): Order {
  return entry.kind === 'ordered' && entry.payUrl === null ? { ...entry, payUrl } : entry
}

function leave(journal: Journal, intentId: string): Journal {
  const intent = intentOf(journal, intentId)
  if (intent === null || !isUnsent(intent)) return journal
  const { snapshot, apiOrigin } = intent
  return replaced(journal, intent, { kind: 'intended', snapshot, apiOrigin })
}

function reject(journal: Journal, intentId: string): Journal {
  const intent = intentOf(journal, intentId)
  return intent === null ? journal : replaced(journal, intent, rejected(intent))
}

/** The intent, marked as rejected by the API; returned unchanged when it already is. */
function rejected(intent: Intent): Intent {
  const { snapshot, apiOrigin } = intent
  switch (intent.kind) {
    case 'intended':
      return { kind: 'rejected', snapshot, apiOrigin }
    case 'dismissed':
      return intent.from === 'rejected' ? intent : { ...intent, from: 'rejected' }
    case 'rejected':
      return intent
    default:
      return assertNever(intent)
  }
}

function intentOf(journal: Journal, intentId: string): Intent | null {
  return journal.filter(isIntent).find(({ snapshot }) => snapshot.intentId === intentId) ?? null
}

function withoutIntent(journal: Journal, intentId: string): Journal {
  return journal.filter((entry) => !isIntent(entry) || entry.snapshot.intentId !== intentId)
}

function replaced(journal: Journal, old: JournalEntry, next: JournalEntry): Journal {
  return next === old ? journal : journal.map((entry) => (entry === old ? next : entry))
}

/**
 * The amount that a full query names as paid, where the player was shown another one; null where they agree, or nothing
 * can be compared: a card pays with what it is worth. Source: decision 50.
 */
export function otherAmount(
  order: Order,
  { outcome, amount }: Extract<JournalEvent, { readonly kind: 'fullStatusRead' }>,
): Money | null {
  const { snapshot } = order
  if (outcome !== 'success' || amount == null || isExternal(order) || isUnknownPurchase(snapshot)) return null
  if (paysByCard(snapshot.method.channelId)) return null
  const { minorUnits, currency } = snapshot.payable
  return amount.minorUnits === minorUnits && amount.currency === currency ? null : amount
}

/** How many final orders a device remembers, and how many more whose end nobody has seen. */
const finalKept = 50

/**
 * The journal with all its open entries, the newest 50 final ones, and the newest 50 of those whose end is `unseen` (their
 * numbers), in their order. What ended later than now ended while the clock was ahead: it counts as the oldest, or it would
 * push out what ends now. Source: decision 28 (nothing open is forgotten), decisions 42, 53 and 75.
 */
export function pruneJournal(
  journal: Journal,
  { nowMs, unseen }: { readonly nowMs: number; readonly unseen: ReadonlySet<string> },
): Journal {
  const isAhead = ({ finalAtMs }: Final) => Number(finalAtMs > nowMs)
  const newest = sortStable(
    journal.filter((entry) => entry.kind === 'final'),
    (a, b) => isAhead(a) - isAhead(b) || b.finalAtMs - a.finalAtMs,
  )
  const newestUnseen = newest.filter(({ billingNo }) => unseen.has(billingNo))
  const kept = new Set([...newest.slice(0, finalKept), ...newestUnseen.slice(0, finalKept)])
  return journal.filter((entry) => entry.kind !== 'final' || kept.has(entry))
}

type Final = Extract<JournalEntry, { readonly kind: 'final' }>

/** What an order's status can be. Source: spec §4 "Billing status". */
export type BillingStatus = 'pending' | 'success' | 'fail'

/** Order result codes on the wire. Source: spec §4 "Order result codes". */
export const orderResultCodes = { success: 1, pending: -1, fail: -2, repeat: 10 } as const

/**
 * Reads a status from a *full* order query: the exact number, its decimal text, or its word in any case of letters; anything
 * else is pending, also a word that only sounds like one. A simple query never decides; it only shows that a full one is
 * worthwhile. Source: spec §4 "Billing status", decisions 29 and 51.
 */
export function readBillingStatus(status: unknown): BillingStatus {
  const said = typeof status === 'string' ? status.toLowerCase() : status
  const isSaid = (word: 'success' | 'fail') =>
    said === word || said === orderResultCodes[word] || said === String(orderResultCodes[word])
  if (isSaid('success')) return 'success'
  return isSaid('fail') ? 'fail' : 'pending'
}

const fastPollingMs = 60_000
const pollingMs = 600_000

/**
 * How long to wait before the next status query, `elapsedMs` after polling began: 3 s in the first minute, then
 * 10 s, and null from 10 minutes on, when a "check again" button takes over. Source: decision 29.
 */
export function pollDelayMs(elapsedMs: number): number | null {
  if (elapsedMs < fastPollingMs) return 3_000
  return elapsedMs < pollingMs ? 10_000 : null
}

/**
 * How long polling lasts (decision 29): until then, an order may still turn up without the player doing
 * anything.
 */
const dismissAfterMs = 600_000

/**
 * Whether the player may dismiss an intent: it must have had no answer for 10 minutes. That is measured by the
 * clock, or, because a clock can be set back, by polling having run its full time. The caller first asks the
 * service whether it knows the intent by now.
 * Source: decisions 27 to 29, decision 9.
 */
export function canDismiss(
  entry: JournalEntry,
  { nowMs, isPolledOut }: { readonly nowMs: number; readonly isPolledOut: boolean },
): boolean {
  return (
    (entry.kind === 'intended' || entry.kind === 'rejected') &&
    (isPolledOut || nowMs - entry.snapshot.intendedAtMs >= dismissAfterMs)
  )
}
