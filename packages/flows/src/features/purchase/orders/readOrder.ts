import { decodeOrderInfo, getOrderInfo } from '@topup/api-client'
import type { ApiClient, ApiError } from '@topup/api-client'
import type { BillingStatus, JournalEntry, ReportedDetails } from '@topup/domain'
import { billingNoOf, isPaymentLinkOrder, wasRejected } from '@topup/domain'
import { withToken } from '../../../store/withToken.ts'

/** What the service reports about one order. */
export type OrderAnswer =
  | {
      readonly kind: 'read'
      readonly status: BillingStatus
      readonly billingNo: string | null
      readonly payUrl: string | null
      readonly apiOrigin: string
      /** The other reported details; a simple query has none. */
      readonly reported: ReportedDetails
    }
  /** The service answered, but knows no such order (yet). */
  | { readonly kind: 'unknown' }
  /** The service answers this only for a logged-in player (-600). */
  | { readonly kind: 'loggedOut' }
  /**
   * The service answered with a code that says nothing about the order: the visitor, the place (6001, -3014), "busy".
   */
  | { readonly kind: 'noInformation' }
  /** No answer, or one that cannot be read. */
  | { readonly kind: 'unreachable' }

/** Queries one journal entry: by its billing number, or by its intent when that number never arrived. */
export type ReadOrder = (entry: JournalEntry, depth: 'simple' | 'full') => Promise<OrderAnswer>

/**
 * Makes the query of spec §7 `/api/pay/getOrderInfo`. It asks the host that took the order first (faults M-16). An
 * answer about another order counts as unknown. The order of a payment link is queried without a token, because it
 * does not depend on who is logged in. `asker` is the `suid` of the logged-in player, or null.
 */
export function createReadOrder(
  api: ApiClient,
  parsePayUrl: (url: unknown) => string | null,
  asker: () => string | null,
): ReadOrder {
  return async (entry, depth) => {
    const askedBy = asker()
    const known = billingNoOf(entry)
    const asking = isPaymentLinkOrder(entry.snapshot.recipient) ? withToken(api, '') : api
    const answer = await asking.call(
      getOrderInfo,
      {
        ...(known === null ? { session_id: entry.snapshot.intentId } : { billing_no: known }),
        simple: depth === 'simple' ? '1' : '0',
      },
      { origin: entry.apiOrigin },
    )
    if (!answer.ok)
      return {
        kind: isNotAuthoritative(entry, answer.error, askedBy) ? 'noInformation' : unreadKind(answer.error),
      }
    const { content, apiOrigin } = answer.value
    const info = decodeOrderInfo(content)
    const { billingNo, status } = info
    if (known !== null && billingNo !== null && billingNo !== known) return { kind: 'unknown' }
    return {
      kind: 'read',
      status,
      billingNo: billingNo ?? known,
      payUrl: parsePayUrl(content.pay_url),
      apiOrigin,
      reported: {
        productId: info.productId,
        product: info.productName || null,
        account: info.userName || null,
        server: info.serverName || null,
        character: info.characterName || null,
        amount: info.amount,
      },
    }
  }
}

/**
 * Whether a "no such order" must not be believed. Another host may not know an order yet, and another account may not
 * be allowed to see it. A "no" would end a rejected intent, so it counts only from the host that took the call, and
 * only for the buyer. The order of a payment link has no account. Source: decisions 8 and 28, faults M-16.
 */
function isNotAuthoritative(entry: JournalEntry, error: ApiError, askedBy: string | null): boolean {
  if (!wasRejected(entry) || error.kind !== 'rejected') return false
  const { recipient } = entry.snapshot
  const isBuyer = isPaymentLinkOrder(recipient) || recipient.suid === askedBy
  return !isBuyer || (error.apiOrigin !== undefined && error.apiOrigin !== entry.apiOrigin)
}

/**
 * Why an answer could not be read as an order. Only one code says that there is no order; if any other code did, a
 * "busy" could undo an order. Source: decisions 19 and 28.
 */
function unreadKind(error: ApiError): 'unknown' | 'loggedOut' | 'noInformation' | 'unreachable' {
  if (error.kind !== 'rejected') return 'unreachable'
  if (error.reason === 'noSuchOrder') return 'unknown'
  return error.reason === 'notLoggedIn' ? 'loggedOut' : 'noInformation'
}
