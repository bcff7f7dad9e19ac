import type { ApiClient } from '@topup/api-client'
import type { Account } from '@topup/domain'
import { withToken } from '../../store/withToken.ts'
import { readDebt } from './readDebt.ts'

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
  { oauthToken }: Pick<Account, 'oauthToken'>,
  rpClientId: string,
): Promise<OwedLink> {
  const owed = await readDebt(withToken(api, oauthToken), { rp_client_id: rpClientId })
  if (owed.kind === 'failed') {
    return owed.error?.kind === 'rejected' ? { kind: 'nothingOwed' } : { kind: 'unreachable' }
  }
  const { paymentLinkId, info } = owed.request
  if (paymentLinkId !== null) return { kind: 'owes', paymentLinkId }
  return info.amount.minorUnits > 0 && info.validSeconds > 0
    ? { kind: 'owesWithoutLink', name: info.userName }
    : { kind: 'nothingOwed' }
}
