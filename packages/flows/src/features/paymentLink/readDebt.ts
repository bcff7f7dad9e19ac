import { decodePaymentLink, getReplenishmentInfo } from '@topup/api-client'
import type { ApiClient, ApiError, PaymentLinkRequest } from '@topup/api-client'

/** How a payment link is named: by its id, or by the game, for the account whose token is sent. */
export type AskedFor = { readonly replenish_id: string } | { readonly rp_client_id: string }

/** The debt of a payment link, or why it is not known; `error` is null where the answer could not be understood. */
export type DebtAnswer =
  | { readonly kind: 'read'; readonly request: PaymentLinkRequest }
  | { readonly kind: 'failed'; readonly error: ApiError | null }

/**
 * Asks for the debt of a payment link and the order that it has. Source: spec §7
 * `/api/replenishment/replenishment_info`.
 */
export async function readDebt(api: ApiClient, asked: AskedFor): Promise<DebtAnswer> {
  const info = await api.call(getReplenishmentInfo, asked)
  if (!info.ok) return { kind: 'failed', error: info.error }
  const request = decodePaymentLink(info.value.content)
  return request === null ? { kind: 'failed', error: null } : { kind: 'read', request }
}
