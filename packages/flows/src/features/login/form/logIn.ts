import { decodeAccount, loginAuth, obfuscate, secureRandom } from '@topup/api-client'
import type { ApiError } from '@topup/api-client'
import { cleanTyped, type Account } from '@topup/domain'
import { resetForAccount } from '../../account/resetForAccount.ts'
import type { Services } from '../../../store/services.ts'
import { noGame } from '../../../store/state/sessionStore.ts'
import { preselectCharacter } from '../../games/chooseCharacter.ts'

/** What a login form sends: a user name, or a card number in its place. Both are secrets. */
export interface Credentials {
  readonly name: string
  readonly secret: string
}

/** What goes out of them: a name without what nobody sees in it, a password as it was typed. Source: decision 34, faults W-01. */
export const sentCredentials = ({ name, secret }: Credentials) => ({
  username: obfuscate(cleanTyped(name), secureRandom),
  password: obfuscate(secret, secureRandom),
})

/**
 * How a login ended. `rejected` has the service's own message, or null when it gave none; `stale` is an answer that
 * is no longer wanted.
 */
export type LoginOutcome =
  | { readonly kind: 'loggedIn' }
  | { readonly kind: 'rejected'; readonly message: string | null }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'stale' }

/**
 * Logs in to the current game. An answer that comes after `signal` was aborted or the game was changed logs nobody in.
 * Source: spec §4 "Login", §5, decision 34, faults M-08.
 */
export async function logIn(
  services: Pick<
    Services,
    'api' | 'catalogue' | 'entry' | 'react' | 'roster' | 'selection' | 'session' | 'tracking' | 'poller'
  >,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<LoginOutcome> {
  const { api, session } = services
  const { clientId } = session.getState()
  if (clientId === null) return outcomeOf(services, noGame.error)
  const request = { ...sentCredentials(credentials), client_id: clientId }
  const answer = await api.call(loginAuth, request, { signal }).catch((error: unknown) => {
    if (signal.aborted) return null
    throw error
  })
  if (answer === null || signal.aborted || session.getState().clientId !== clientId) return { kind: 'stale' }
  if (!answer.ok) return outcomeOf(services, answer.error)

  const account = decodeAccount(answer.value.content)
  if (account === null) return { kind: 'rejected', message: null }
  startAs(services, account)
  return { kind: 'loggedIn' }
}

/** The form itself reports a wrong name or password; codes with a meaning of their own get the general reaction. */
function outcomeOf(services: Pick<Services, 'react'>, error: ApiError): LoginOutcome {
  if (error.kind !== 'rejected') return { kind: 'unreachable' }
  if (error.reason !== 'other' && error.reason !== 'notLoggedIn') services.react(error)
  return { kind: 'rejected', message: error.message === '' ? null : error.message }
}

/** Loads the store again for the account: its products, its limits, its characters. Source: spec §4 "Login". */
export function startAs(
  services: Pick<
    Services,
    'catalogue' | 'entry' | 'roster' | 'selection' | 'session' | 'tracking' | 'poller'
  >,
  account: Account,
): void {
  resetForAccount(services, (session) => session.logIn(account))
  // Without a login, the service may not have reported an open order.
  void services.poller.refreshOpen()
  void preselectCharacter(services)
}
