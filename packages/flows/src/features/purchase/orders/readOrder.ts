import { decodeOrderInfo, getOrderInfo, noSuchOrderCode } from '@topup/api-client'
import type { ApiClient, ApiError } from '@topup/api-client'
import type { BillingStatus, JournalEntry, ReportedDetails } from '@topup/domain'
import { billingNoOf, isMakeUp, wasRejected } from '@topup/domain'
import { withToken } from '../../../store/withToken.ts'

/** What the service says of one order. */
export type OrderAnswer =
  | {
      readonly kind: 'read'
      readonly status: BillingStatus
      readonly billingNo: string | null
      readonly payUrl: string | null
      readonly apiOrigin: string
      /** What else it says of the order; a simple query says nothing. */
      readonly reported: ReportedDetails
    }
  /** It answered, but knows no such order (yet). */
  | { readonly kind: 'unknown' }
  /** It tells only who is logged in (-600). */
  | { readonly kind: 'loggedOut' }
  /** It answered with a code that says nothing of the order: the visitor, the place (6001, -3014), "busy". */
  | { readonly kind: 'noInformation' }
  /** No answer, or none that can be read. */
  | { readonly kind: 'unreachable' }

/** Asks about one journal entry: by its billing number, or by its intent when that number never arrived. */
export type ReadOrder = (entry: JournalEntry, depth: 'simple' | 'full') => Promise<OrderAnswer>

/**
 * Makes the question of spec §7 `/api/pay/getOrderInfo`. The host that took the order is asked first (faults M-16).
 * An answer that speaks of another order counts as unknown. The order of a link is asked about without a token: it is no
 * business of who is logged in. `asker` is the `suid` of who is logged in, or null.
 */
export function createReadOrder(
  api: ApiClient,
  parsePayUrl: (url: unknown) => string | null,
  asker: () => string | null,
): ReadOrder {
  return async (entry, depth) => {
    const askedBy = asker()
    const known = billingNoOf(entry)
    const asking = isMakeUp(entry.snapshot.recipient) ? withToken(api, '') : api
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
        role: info.roleName || null,
        amount: info.amount,
      },
    }
  }
}

/**
 * Another host may not have heard of an order yet, and another account may not be told of it. Of an intent that was
 * rejected, which a "no" would end, only the host that took it can say to its buyer that there is none; a link's order
 * has no account. Source: decisions 8 and 28, faults M-16.
 */
function isNotAuthoritative(entry: JournalEntry, error: ApiError, askedBy: string | null): boolean {
  if (!wasRejected(entry) || error.kind !== 'rejected') return false
  const { recipient } = entry.snapshot
  const isBuyer = isMakeUp(recipient) || recipient.suid === askedBy
  return !isBuyer || (error.apiOrigin !== undefined && error.apiOrigin !== entry.apiOrigin)
}

/** Only one code says that there is no order; no other one does, known or not, or a "busy" would undo it. Source: decisions 19 and 28. */
function unreadKind(error: ApiError): 'unknown' | 'loggedOut' | 'noInformation' | 'unreachable' {
  if (error.kind !== 'rejected') return 'unreachable'
  if (error.code === noSuchOrderCode) return 'unknown'
  return error.reason === 'notLoggedIn' ? 'loggedOut' : 'noInformation'
}
