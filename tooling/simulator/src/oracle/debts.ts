import type { Journal } from '@topup/domain'
import type { Ledger, LedgerOrder } from '../service/ledger.ts'
import { addressOf } from '@topup/domain'

/** Judges what is paid for a payment link: its debt is paid once, whichever device pays. */
export interface DebtOracle {
  /** A page of this device was told which order a link has. */
  named(paymentLinkId: string, billingNo: string): void
  /** Why no order may be made for a link by a tap of that moment; null where it may. */
  objection(paymentLinkId: string, tappedAtMs: number): string | null
  /** The order that has paid what this one would pay, as a page knows that holds this journal; null where there is none. */
  paidBy(order: LedgerOrder, journal: Journal): string | null
}

/** The account that orders of a link are booked for: a link has none. */
const accountOf = (paymentLinkId: string) => `link:${paymentLinkId}`

/** Whether an order pays a link. */
export const isOfLink = ({ suid }: LedgerOrder): boolean => suid.startsWith(accountOf(''))

/** Makes it for one device. Source: decisions 22 and 46. */
export function createDebtOracle(ledger: Ledger): DebtOracle {
  /** The order that each link has named last. */
  const namedFor = new Map<string, string>()
  return {
    named: (paymentLinkId, billingNo) => void namedFor.set(paymentLinkId, billingNo),
    objection: (paymentLinkId, tappedAtMs) => {
      const named = ledger.byNumber(namedFor.get(paymentLinkId) ?? '')
      if (named !== null && named.status !== 'fail') return `the link named ${named.billingNo}`
      // Every tap asks the link: what was there before it, on any device, is named then.
      const older = ledger.orders.find(
        ({ suid, status, madeAtMs }) =>
          suid === accountOf(paymentLinkId) && status !== 'fail' && madeAtMs < tappedAtMs,
      )
      return older === undefined ? null : `the link had ${older.billingNo} before the tap`
    },
    paidBy: (order, journal) => {
      if (!isOfLink(order)) return null
      const paying = journal.find(
        (entry) =>
          entry.kind === 'final' &&
          entry.outcome === 'success' &&
          entry.billingNo !== order.billingNo &&
          ledger.byNumber(entry.billingNo)?.suid === order.suid,
      )
      return paying === undefined ? null : addressOf(paying)
    },
  }
}
