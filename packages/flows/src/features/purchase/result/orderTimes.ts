import { isExternal, isUnknownPurchase } from '@topup/domain'
import type { JournalEntry, QueryAnswer } from '@topup/domain'

/** One thing that happened to an order, as this device knows it; `atMs` is epoch milliseconds. */
export interface OrderMoment {
  readonly what:
    | 'intended'
    | 'refused'
    | 'numbered'
    | 'opened'
    | 'dismissed'
    | 'succeeded'
    | 'failed'
    | (typeof askedOf)[QueryAnswer]
  readonly atMs: number
  /** The code of a rejection. */
  readonly code?: number
}

const askedOf = {
  read: 'askedRead',
  unreachable: 'askedNone',
  notFound: 'askedUnknown',
  noInformation: 'askedUnsaid',
  loggedOut: 'askedUnsaid',
} as const

/**
 * What happened to an order and when, oldest first, as far as the journal knows it; of an order that no tap of this device
 * made, not how it was made. Source: decisions 28, 31 and 76.
 */
export function momentsOf(entry: JournalEntry): readonly OrderMoment[] {
  const { asked, openedAtMs } = entry.times ?? {}
  const moments: readonly OrderMoment[] = [
    ...madeMoments(entry),
    ...at('opened', openedAtMs),
    ...(asked === undefined ? [] : at(askedOf[asked.answer], asked.atMs)),
    ...endMoments(entry),
  ]
  return [...moments].sort((a, b) => a.atMs - b.atMs)
}

/** How the order was made. */
function madeMoments(entry: JournalEntry): readonly OrderMoment[] {
  if (isExternal(entry) || isUnknownPurchase(entry.snapshot)) return []
  const { refused, numberedAtMs } = entry.times ?? {}
  return [
    { what: 'intended', atMs: entry.snapshot.intendedAtMs },
    ...(refused === undefined ? [] : [{ what: 'refused' as const, ...refused }]),
    ...at('numbered', numberedAtMs),
  ]
}

function endMoments(entry: JournalEntry): readonly OrderMoment[] {
  if (entry.kind === 'dismissed') return at('dismissed', entry.dismissedAtMs)
  if (entry.kind !== 'final') return []
  return at(entry.outcome === 'success' ? 'succeeded' : 'failed', entry.finalAtMs)
}

const at = (what: OrderMoment['what'], atMs: number | undefined): readonly OrderMoment[] =>
  atMs === undefined ? [] : [{ what, atMs }]
