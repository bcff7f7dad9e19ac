import { assertNever } from '../base/assertNever.ts'
import type { Journal, JournalEntry, JournalEvent, NumberedEntry } from './journal.ts'
import { entryOfIntent } from './entryAt.ts'
import { entryOfBillingNo } from './journalEntries.ts'

/**
 * Next journal. Pure, idempotent, and it never forgets: a billing number once received stays, also when its
 * intent is unknown or was judged refused; only a full status closes an order, and a closed one never opens
 * again. Events that do not apply leave the journal unchanged. Source: ruling 2, faults S3, M-01b.
 */
export function reduceJournal(journal: Journal, event: JournalEvent): Journal {
  switch (event.kind) {
    case 'intentWritten': {
      const { snapshot, apiOrigin } = event
      if (entryOfIntent(journal, snapshot.intentId) !== null) return journal
      return [...journal, { kind: 'intended', snapshot, apiOrigin }]
    }
    case 'refusalHeard': {
      const intended = intendedOf(journal, event.intentId)
      if (intended === null || intended.isRefused) return journal
      return replaced(journal, intended, { ...intended, isRefused: true })
    }
    case 'intentRefused':
      return intendedOf(journal, event.intentId) === null ? journal : withoutIntended(journal, event.intentId)
    case 'intentSetAside': {
      const intended = intendedOf(journal, event.intentId)
      if (intended === null || intended.setAsideAtMs !== undefined) return journal
      return replaced(journal, intended, { ...intended, setAsideAtMs: event.atMs })
    }
    case 'billingNoReceived':
      return receiveBillingNo(journal, event)
    case 'fullStatusRead': {
      const entry = entryOfBillingNo(journal, event.billingNo)
      if (entry?.kind !== 'ordered') return journal
      const { payUrl: _, ...order } = entry
      const { outcome, atMs: settledAtMs } = event
      return replaced(journal, entry, { ...order, kind: 'settled', outcome, settledAtMs })
    }
    default:
      return assertNever(event)
  }
}

/**
 * A number that is already known belongs to that order: an intent answered with it (code 10, repeat) is that
 * order and no second one. A second number for an intent is a second order and is kept beside the first.
 */
function receiveBillingNo(
  journal: Journal,
  event: JournalEvent & { readonly kind: 'billingNoReceived' },
): Journal {
  const { snapshot, billingNo, payUrl, apiOrigin, told } = event
  const known = entryOfBillingNo(journal, billingNo)
  const intended = intendedOf(journal, snapshot.intentId)
  if (known !== null) {
    const rest = withoutIntended(journal, snapshot.intentId)
    return replaced(rest, known, withPayUrl(withOwner(known, event, intended), payUrl))
  }
  const order = {
    kind: 'ordered',
    apiOrigin,
    billingNo,
    payUrl,
    ...(told !== undefined && { told }),
  } as const
  if (intended === null) return [...journal, { ...order, snapshot }]
  return replaced(journal, intended, { ...order, snapshot: intended.snapshot })
}

/**
 * An order that was made elsewhere turns out to be that of a tap of this device, be it the one that met it, or the
 * service tells more of it. Its number may be kept before it is known whose it is.
 */
function withOwner(
  known: NumberedEntry,
  { told, snapshot }: JournalEvent & { readonly kind: 'billingNoReceived' },
  intended: Intended | null,
): NumberedEntry {
  if (known.told === undefined) return known
  if (told !== undefined) return { ...known, told }
  const owner = intended?.snapshot ?? (known.snapshot.intentId === snapshot.intentId ? known.snapshot : null)
  if (owner === null) return known
  const { told: _, ...order } = known
  return { ...order, snapshot: owner }
}

function withPayUrl(entry: NumberedEntry, payUrl: string | null): NumberedEntry {
  return entry.payUrl === null ? { ...entry, payUrl } : entry
}

type Intended = Extract<JournalEntry, { readonly kind: 'intended' }>

function intendedOf(journal: Journal, intentId: string): Intended | null {
  const isIt = (entry: JournalEntry): entry is Intended =>
    entry.kind === 'intended' && entry.snapshot.intentId === intentId
  return journal.find(isIt) ?? null
}

function withoutIntended(journal: Journal, intentId: string): Journal {
  return journal.filter((entry) => entry.kind !== 'intended' || entry.snapshot.intentId !== intentId)
}

function replaced(journal: Journal, old: JournalEntry, next: JournalEntry): Journal {
  return journal.map((entry) => (entry === old ? next : entry))
}
