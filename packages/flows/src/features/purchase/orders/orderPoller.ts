import {
  addressOf,
  entryAt,
  entryOfBillingNo,
  isExternal,
  isIntent,
  isNothingReported,
  isWithoutTap,
  openEntries,
  pollDelayMs,
  reportedOf,
  wasRejected,
} from '@topup/domain'
import type { JournalEntry, QueryAnswer } from '@topup/domain'
import type { Clock } from '../../../platform/clock.ts'
import type { Visibility } from '../../../platform/visibility.ts'
import { isOfOtherPurchase, numberToRecord } from './numberToRecord.ts'
import type { JournalStore } from '../../../store/contracts/journal.ts'
import type { OrderAnswer, ReadOrder } from './readOrder.ts'
import { createPollerState } from './createPollerState.ts'
import type { OrderPoller, PollerState, PollerStateStore } from '../../../store/contracts/orderPoller.ts'

/** Calls within this time share a run: one return to the page fires several events. */
const sharedRunMs = 1000

/**
 * Makes the poller. It sends a simple query first; when that says success or fail, it sends the full query, and only
 * the full answer makes an order final. Source: spec §4 "Pending", decisions 28 and 29.
 */
export function createOrderPoller(deps: {
  journal: JournalStore
  readOrder: ReadOrder
  clock: Clock
  visibility: Visibility
  /** A new one when left out. */
  state?: PollerStateStore
}): OrderPoller {
  const { journal, readOrder, clock, visibility, state = createPollerState() } = deps
  const entryOf = (order: string) => entryAt(journal.getState().journal, order)

  /**
   * Queries and records the billing number. An answer that names the order of another purchase says nothing about
   * this one: null.
   */
  const read = async (entry: JournalEntry, depth: 'simple' | 'full'): Promise<OrderAnswer | null> => {
    const answer = await readOrder(entry, depth)
    if (answer.kind !== 'read' || answer.billingNo === null) return answer
    const owner = entryOfBillingNo(journal.getState().journal, answer.billingNo)
    const read = { entry, depth, owner, answer: { ...answer, billingNo: answer.billingNo } }
    if (isOfOtherPurchase(read)) return null
    const event = numberToRecord(read)
    if (event !== null) journal.getState().record(event)
    return answer
  }

  /**
   * Sends the full query. For an external order that a tap has met, it first queries by the session of that tap: when
   * this finds the order, it is the tap's own. Source: decisions 8 and 22.
   */
  const readFull = async (entry: JournalEntry): Promise<OrderAnswer | null> => {
    if (isIntent(entry) || !isExternal(entry) || isWithoutTap(entry.snapshot)) return read(entry, 'full')
    const { snapshot, apiOrigin, billingNo } = entry
    const answer = await read({ kind: 'intended', snapshot, apiOrigin }, 'full')
    return answer?.kind === 'read' && answer.billingNo === billingNo ? answer : read(entry, 'full')
  }

  /** Asks, and notes when the answer came and what it was. Source: decision 76. */
  const noting =
    (how: (entry: JournalEntry) => Promise<QueryAnswer>) =>
    async (asked: JournalEntry): Promise<QueryAnswer> => {
      const answer = await how(asked)
      const entry = entryOf(addressOf(asked))
      if (entry !== null && entry.kind !== 'final')
        journal.getState().record({ kind: 'asked', order: addressOf(entry), answer })
      return answer
    }

  /** Sends the full query and records the answer. */
  const askFull = noting(async (entry) => {
    const answer = await readFull(entry)
    if (answer?.kind !== 'read') {
      if (confirmsRejection(entry, answer))
        journal.getState().record({ kind: 'intentDiscarded', intentId: entry.snapshot.intentId })
      return unread(answer)
    }
    if (answer.status !== 'pending' && answer.billingNo !== null) {
      const { billingNo, status: outcome, reported } = answer
      const read = { billingNo, outcome, atMs: clock.now(), amount: reported.amount }
      journal.getState().record({ kind: 'fullStatusRead', ...read })
    }
    return 'read'
  })

  const askSimple = noting(async (entry) => {
    // The player must read what an external order is before paying it, and a simple query does not say.
    const reported = reportedOf(entry)
    if (reported !== null && isNothingReported(reported)) return askFull(entry)
    const answer = await read(entry, 'simple')
    if (answer?.kind !== 'read') return confirmsRejection(entry, answer) ? askFull(entry) : unread(answer)
    const named =
      answer.billingNo === null ? null : entryOfBillingNo(journal.getState().journal, answer.billingNo)
    // An order that was just found by its intent can be paid only by a payment URL, which the full answer has.
    const isFound = isIntent(entry) && named?.kind === 'ordered' && named.payUrl === null
    return answer.status === 'pending' && !isFound ? 'read' : askFull(named ?? entry)
  })

  /** The order that is polled and the number of checks under way; `activity` follows from these. */
  let followed: symbol | null = null
  let checks = 0
  const tell = (news: Partial<PollerState> = {}) => {
    const activity = checks > 0 ? 'asking' : followed === null ? 'idle' : 'polling'
    state.setState({ ...news, activity })
  }

  const ask = async (order: string, how: (entry: JournalEntry) => Promise<QueryAnswer>) => {
    // Another tab may have discarded the intent, or know its number by now.
    journal.getState().reload()
    const entry = entryOf(order)
    if (entry === null || entry.kind === 'final') return
    tell({ lastAnswer: await how(entry) })
  }

  let askingAll: Promise<void> | null = null
  let [beganAtMs, isStale] = [0, false]
  /** A page that was frozen during a run returns with answers from before, so it asks once more. */
  const askUntilFresh = async () => {
    do {
      ;[beganAtMs, isStale] = [clock.now(), false]
      journal.getState().reload()
      for (const entry of openEntries(journal.getState().journal)) await askSimple(entry)
    } while (isStale)
  }

  return {
    state,
    poll: async (order, signal) => {
      const mine = Symbol(order)
      let startedAtMs = clock.now()
      followed = mine
      tell({ lastAnswer: 'none' })
      try {
        while (!signal.aborted) {
          await visibility.untilVisible(signal)
          await ask(order, askSimple)
          const entry = entryOf(order)
          // A device clock that was set back must not prolong the fast polling.
          startedAtMs = Math.min(startedAtMs, clock.now())
          const delayMs = pollDelayMs(clock.now() - startedAtMs)
          if (entry === null || entry.kind === 'final') break
          if (delayMs === null) {
            tell({ polledOut: [...state.getState().polledOut, order] })
            break
          }
          await clock.wait(delayMs, signal)
        }
      } catch (reason) {
        if (!signal.aborted) throw reason
      } finally {
        if (followed === mine) followed = null
        tell()
      }
    },
    refresh: async (order) => {
      checks += 1
      tell()
      try {
        await ask(order, askFull)
      } finally {
        checks -= 1
        tell()
      }
    },
    refreshOpen: () => {
      // A device clock that was set back while the page was frozen makes a long run look like one of the future.
      if (askingAll !== null && Math.abs(clock.now() - beganAtMs) > sharedRunMs) isStale = true
      askingAll ??= askUntilFresh().finally(() => {
        askingAll = null
      })
      return askingAll
    },
  }
}

/**
 * Whether an answer confirms that a rejected intent made no order: it was rejected before this query, and the service
 * knows no order for it. Source: decisions 8 and 28.
 */
const confirmsRejection = (
  entry: JournalEntry,
  answer: Exclude<OrderAnswer, { kind: 'read' }> | null,
): boolean => wasRejected(entry) && answer?.kind === 'unknown'

const unread = (answer: Exclude<OrderAnswer, { kind: 'read' }> | null): QueryAnswer => {
  // The order of another purchase says nothing about this one.
  if (answer === null) return 'noInformation'
  return answer.kind === 'unknown' ? 'notFound' : answer.kind
}
