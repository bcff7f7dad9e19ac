import {
  type Answer,
  type ApiClient,
  type ApiError,
  type ContentOf,
  type PaymentLinkRequest,
  decodePaymentLink,
  getReplenishmentInfo,
} from '@topup/api-client'
import type { Account, Result } from '@topup/domain'
import { withToken } from '../../store/withToken.ts'

/**
 * What an account owes: its payment link, a debt whose link only support can name, nothing, or not known because the service
 * did not answer.
 */
export type OwedLink =
  | { readonly kind: 'owes'; readonly paymentLinkId: string }
  | { readonly kind: 'owesWithoutLink'; readonly name: string }
  | { readonly kind: 'nothingOwed' }
  | { readonly kind: 'unreachable' }

/**
 * Finds the payment link of an account that logged in with a game id. Its token is sent with this one request.
 * Source: spec §6 "The rp_client_id mode logs in with a game id".
 */
export async function findOwedLink(
  api: ApiClient,
  { oauthToken, username }: Pick<Account, 'oauthToken' | 'username'>,
  rpClientId: string,
): Promise<OwedLink> {
  const answer = await withToken(api, oauthToken).call(getReplenishmentInfo, { rp_client_id: rpClientId })
  if (answer.ok && answer.value.content === null) return { kind: 'nothingOwed' }
  const owed = debtIn(answer)
  if (owed.kind === 'failed') {
    return owed.error?.kind === 'rejected' ? { kind: 'nothingOwed' } : { kind: 'unreachable' }
  }
  const { paymentLinkId, info } = owed.request
  if (paymentLinkId !== null) return { kind: 'owes', paymentLinkId }
  // No time left says that a link is over, not the debt; an answer that also names nobody is about no debt.
  return info.amount.minorUnits > 0 && (info.validSeconds > 0 || info.userName !== '')
    ? { kind: 'owesWithoutLink', name: info.userName || username }
    : { kind: 'nothingOwed' }
}

/** The debt of a payment link, or why it is not known; `error` is null where the answer could not be understood. */
export type DebtAnswer =
  | { readonly kind: 'read'; readonly request: PaymentLinkRequest }
  | { readonly kind: 'failed'; readonly error: ApiError | null }

/**
 * Asks for the debt of a payment link and the order that it has. Source: spec §7
 * `/api/replenishment/replenishment_info`.
 */
export async function readDebt(
  api: ApiClient,
  asked: { readonly replenish_id: string },
): Promise<DebtAnswer> {
  return debtIn(await api.call(getReplenishmentInfo, asked))
}

function debtIn(answer: Result<Answer<ContentOf<typeof getReplenishmentInfo>>, ApiError>): DebtAnswer {
  if (!answer.ok) return { kind: 'failed', error: answer.error }
  const request = decodePaymentLink(answer.value.content)
  return request === null ? { kind: 'failed', error: null } : { kind: 'read', request }
}
