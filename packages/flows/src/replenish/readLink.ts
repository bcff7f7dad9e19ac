import { decodeReplenish, getReplenishmentCountryList, getReplenishmentInfo } from '@topup/api-client'
import type { ApiClient, ApiError, ReplenishRequest } from '@topup/api-client'

/** What a link says. `countries` is null when the service does not restrict them, or could not tell. */
export type LinkAnswer =
  | {
      readonly kind: 'read'
      readonly request: ReplenishRequest
      readonly countries: readonly string[] | null
    }
  | { readonly kind: 'failed'; readonly error: ApiError | null }

/** Asks what a link owes and where it can be paid from. Source: spec §7 `/api/replenishment/replenishment_info`. */
export async function readLink(
  api: ApiClient,
  asked: { readonly replenish_id: string } | { readonly rp_client_id: string },
): Promise<LinkAnswer> {
  const [info, countries] = await Promise.all([
    api.call(getReplenishmentInfo, asked),
    api.call(getReplenishmentCountryList, asked),
  ])
  if (!info.ok) return { kind: 'failed', error: info.error }
  const request = decodeReplenish(info.value.content)
  if (request === null) return { kind: 'failed', error: null }
  const codes = countries.ok ? countries.value.content.map(({ code }) => code) : []
  return { kind: 'read', request, countries: codes.length === 0 ? null : codes }
}
