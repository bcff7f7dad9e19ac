import {
  type Journal,
  type JournalEntry,
  type OpenEntry,
  type Order,
  entriesToWarnOf,
  reportedOf,
} from './journal.ts'
import { isNothingReported } from './orderFacts.ts'
import type { Recipient } from './recipient.ts'

/**
 * The open order that the page of a payment link shows: an order with a billing number before an intent, and
 * never a dismissed intent. Source: decision 46.
 */
export function openOrderOf(journal: Journal, paymentLinkId: string): OpenEntry | null {
  const open = entriesToWarnOf(ordersOf(journal, paymentLinkId))
  return open.find(({ kind }) => kind === 'ordered') ?? open[0] ?? null
}

/**
 * The open orders of a payment link that the service named but has reported nothing about so far.
 * Source: decision 46.
 */
export const unreadOf = (journal: Journal, paymentLinkId: string): readonly Order[] =>
  ordersOf(journal, paymentLinkId)
    .filter((entry) => entry.kind === 'ordered')
    .filter((order) => {
      const reported = reportedOf(order)
      return reported !== null && isNothingReported(reported)
    })
    .reverse()

/** Whether an order of a payment link succeeded. Source: decision 46. */
export const isDebtPaid = (journal: Journal, paymentLinkId: string): boolean =>
  ordersOf(journal, paymentLinkId).some((entry) => entry.kind === 'final' && entry.outcome === 'success')

/**
 * Whether another order has already paid what this one would pay: the debt of a payment link is paid once.
 * Source: decision 46.
 */
export const isPaidByAnother = (journal: Journal, { snapshot: { recipient } }: JournalEntry): boolean =>
  recipient.kind === 'paymentLink' && isDebtPaid(journal, recipient.paymentLinkId)

const ordersOf = (journal: Journal, paymentLinkId: string): readonly JournalEntry[] =>
  journal.filter(({ snapshot: { recipient } }) => isOfLink(recipient, paymentLinkId))

/** Whether an order pays what this payment link asked for. Source: spec §6 "Replenish visitors". */
export const isOfLink = (recipient: Recipient, paymentLinkId: string): boolean =>
  recipient.kind === 'paymentLink' && recipient.paymentLinkId === paymentLinkId
