import { assertNever } from '../assertNever.ts'
import type { Journal, JournalEntry, JournalEvent } from './journal.ts'
import { entryOfBillingNo, entryOfIntent } from './journalEntries.ts'

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
      const { snapshot, apiOrigin, billingNo } = entry
      const { outcome, atMs: settledAtMs } = event
      return replaced(journal, entry, {
        kind: 'settled',
        snapshot,
        apiOrigin,
        billingNo,
        outcome,
        settledAtMs,
      })
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
  const { snapshot, billingNo, payUrl, apiOrigin } = event
  const known = entryOfBillingNo(journal, billingNo)
  if (known !== null) return withPayUrl(withoutIntended(journal, snapshot.intentId), known, payUrl)
  const intended = intendedOf(journal, snapshot.intentId)
  if (intended === null) return [...journal, { kind: 'ordered', snapshot, apiOrigin, billingNo, payUrl }]
  return replaced(journal, intended, {
    kind: 'ordered',
    snapshot: intended.snapshot,
    apiOrigin,
    billingNo,
    payUrl,
  })
}

function withPayUrl(journal: Journal, entry: JournalEntry, payUrl: string | null): Journal {
  if (entry.kind !== 'ordered' || entry.payUrl !== null) return journal
  return replaced(journal, entry, { ...entry, payUrl })
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
