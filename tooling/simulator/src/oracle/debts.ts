import { addressOf } from '@topup/domain'
import type { Journal } from '@topup/domain'
import type { OrderRules } from '@topup/service-model'
import type { Ledger, LedgerOrder } from '../service/ledger.ts'
import { links, owedProduct } from '../service/shop.ts'
import type { Objection } from './objection.ts'

/** Judges what is paid for a payment link: its debt is paid once, whichever device pays, and for whoever owes it. */
export interface DebtOracle {
  /** A page of this device was told which order a link has. */
  named(paymentLinkId: string, billingNo: string): void
  /** Why a starter with these parameters may not be sent after a tap of that moment; null where it may. */
  objection(sent: Readonly<Record<string, string>>, tappedAtMs: number): Objection | null
  /** The order that has paid what this one would pay, as a page knows that holds this journal; null where there is none. */
  paidBy(order: LedgerOrder, journal: Journal): string | null
}

/** Whether an order pays a link. */
export const isOfLink = ({ paymentLinkId }: LedgerOrder): boolean => paymentLinkId !== null

/** Makes it for one device; `isClosed` says whether a full query has told the device the end of an order. Source: decisions 22 and 46. */
export function createDebtOracle(deps: {
  readonly ledger: Ledger
  readonly rules: Pick<OrderRules, 'namesLinkOrder'>
  readonly isClosed: (billingNo: string) => boolean
}): DebtOracle {
  const { ledger, rules, isClosed } = deps
  /** The order that each link has named last. */
  const namedFor = new Map<string, string>()

  const oneDebt = (reason: string): Objection => ({ rule: 'one debt', reason })
  const standingOrder = (paymentLinkId: string, tappedAtMs: number): Objection | null => {
    const named = ledger.byNumber(namedFor.get(paymentLinkId) ?? '')
    if (named !== null && named.outcome !== 'fail') return oneDebt(`the link named ${named.billingNo}`)
    if (named !== null && !isClosed(named.billingNo))
      return { rule: 'asked first', reason: `nobody has asked what became of ${named.billingNo}` }
    // Every tap asks the link: what was there before it, on any device, is named then by a service that names orders.
    const older = ledger
      .ofLink(paymentLinkId)
      .find(({ outcome, madeAtMs }) => outcome !== 'fail' && madeAtMs < tappedAtMs)
    return older === undefined || !rules.namesLinkOrder
      ? null
      : oneDebt(`the link had ${older.billingNo} before the tap`)
  }

  return {
    named: (paymentLinkId, billingNo) => void namedFor.set(paymentLinkId, billingNo),
    objection: (sent, tappedAtMs) => {
      const link = links.find(({ paymentLinkId }) => paymentLinkId === sent['replenish_id'])
      if (link === undefined) return null
      const isWhole = sent['role_id'] === link.characterId && sent['product_id'] === owedProduct
      if (!isWhole)
        return { rule: 'whose debt', reason: `${link.characterId} owes it, not ${sent['role_id']}` }
      return standingOrder(link.paymentLinkId, tappedAtMs)
    },
    paidBy: (order, journal) => {
      if (!isOfLink(order)) return null
      const paying = journal.find(
        (entry) =>
          entry.kind === 'final' &&
          entry.outcome === 'success' &&
          entry.billingNo !== order.billingNo &&
          ledger.byNumber(entry.billingNo)?.paymentLinkId === order.paymentLinkId,
      )
      return paying === undefined ? null : addressOf(paying)
    },
  }
}
