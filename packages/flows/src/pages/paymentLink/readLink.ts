import { decodePaymentLink, getReplenishmentCountryList, getReplenishmentInfo } from '@topup/api-client'
import type { ApiClient, ApiError, PaymentLinkRequest } from '@topup/api-client'

/** The debt of a payment link, or why it is not known; `error` is null where the answer could not be understood. */
export type DebtAnswer =
  | { readonly kind: 'read'; readonly request: PaymentLinkRequest }
  | { readonly kind: 'failed'; readonly error: ApiError | null }

type AskedFor = { readonly replenish_id: string } | { readonly rp_client_id: string }

/** The answer about a payment link. `countries` is null when the service does not restrict them, or did not say. */
export type LinkAnswer =
  | {
      readonly kind: 'read'
      readonly request: PaymentLinkRequest
      readonly countries: readonly string[] | null
    }
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

/**
 * Asks for the debt of a payment link and the countries where it can be paid. Source: spec §7
 * `/api/replenishment/replenishment_info`.
 */
export async function readLink(api: ApiClient, asked: AskedFor): Promise<LinkAnswer> {
  const [debt, countries] = await Promise.all([
    readDebt(api, asked),
    api.call(getReplenishmentCountryList, asked),
  ])
  if (debt.kind === 'failed') return debt
  const codes = countries.ok ? countries.value.content.map(({ code }) => code) : []
  return { ...debt, countries: codes.length === 0 ? null : codes }
}
