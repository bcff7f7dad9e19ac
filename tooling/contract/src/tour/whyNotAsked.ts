import { allEndpoints } from '@topup/api-client/contract'
import type { Tour } from './tour.ts'

const socialLogin = /(?:google|apple|facebook|vk|huawei)Auth$|twitterRedirect$/i

/** Why a call of the contract has no line of its own, in words for the engineer who runs the check. */
export function whyNotAsked({ known, options }: Pick<Tour, 'known' | 'options'>, name: string): string {
  const endpoint = allEndpoints.find((each) => each.name === name)?.endpoint
  if (socialLogin.test(name)) return 'needs what a login page of the provider hands out'
  if (/twitterAuth$/i.test(name)) return 'no brand names the address to come back to'
  if (name === 'payMyCardInGame') return 'would need a second prepaid card'
  const isChange = endpoint?.retry === 'never' || endpoint?.host === 'data'
  if (isChange && !options.target.mayWrite) return 'changes something: --write, on a demo'
  if (known.unknownClientId !== null)
    return `the service does not know the client id ${known.unknownClientId} (--client names another one)`
  if (known.clientId === null) return 'no game is known (--brand or --client)'
  if (known.token === null) return 'the login gave no token'
  return known.recipient === null ? 'the account has no character' : 'an answer that it needs is missing'
}
