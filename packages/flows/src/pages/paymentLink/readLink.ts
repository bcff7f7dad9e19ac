import { getReplenishmentCountryList } from '@topup/api-client'
import type { ApiClient, ApiError, PaymentLinkRequest } from '@topup/api-client'
import { readDebt } from '../../features/paymentLink/readDebt.ts'
import type { AskedFor } from '../../features/paymentLink/readDebt.ts'

/** The answer about a payment link. `countries` is null when the service does not restrict them, or did not say. */
export type LinkAnswer =
  | {
      readonly kind: 'read'
      readonly request: PaymentLinkRequest
      readonly countries: readonly string[] | null
    }
  | { readonly kind: 'failed'; readonly error: ApiError | null }

/**
 * Asks for the debt of a payment link and the countries where it can be paid. `onDebt` hears the debt at once, because
 * the countries may take long. Source: spec §7 `/api/replenishment/replenishment_info`.
 */
export async function readLink(
  api: ApiClient,
  asked: AskedFor,
  onDebt: (request: PaymentLinkRequest) => void = () => undefined,
): Promise<LinkAnswer> {
  const readDebtNow = async () => {
    const debt = await readDebt(api, asked)
    if (debt.kind === 'read') onDebt(debt.request)
    return debt
  }
  const [debt, countries] = await Promise.all([readDebtNow(), api.call(getReplenishmentCountryList, asked)])
  if (debt.kind === 'failed') return debt
  if (!countries.ok) return { ...debt, countries: null }
  const codes = countries.value.content.map(({ code }) => String(code))
  // A list in which nothing can be read forbids nothing: the service decides what it takes.
  return { ...debt, countries: codes.length === 0 ? null : codes }
}
