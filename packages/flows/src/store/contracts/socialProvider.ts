import type { AccountWire, ApiClient, ApiError, LoginOptions } from '@topup/api-client'
import type { BrandConfig, Result, SocialLogin } from '@topup/domain'
import type { ComponentType } from 'react'

/** What a provider sent back in the address: names and values of query and fragment. These are secrets. */
export type Returned = ReadonlyMap<string, string>

/** What a request for an authorisation page contains. */
export interface AuthorisationRequest {
  /** The store's id at the provider. */
  readonly id: string
  readonly redirectUri: string
  /** Names this one attempt; comes back with the answer. */
  readonly state: string
}

/**
 * The game that a login is for. With a `gameId` the login is for a payment link and uses the calls under `/api/ingame/`,
 * without one it is for the store. Source: spec §6 "Replenish visitors", §7 "In-game logins".
 */
export interface LoginGame {
  readonly clientId: string
  readonly gameId: string | null
}

/** What is needed to redeem a grant. */
export interface RedeemContext extends LoginGame {
  readonly api: ApiClient
  /** The redirect URI that the authorisation page was requested with. */
  readonly redirectUri: string
  /** The Android package that Google's grants are bound to. */
  readonly googlePackage: string
}

/**
 * One login provider: its data, and the one call that redeems its answer. An app imports the modules of the
 * providers that its brand has ids for; a provider that it does not import is not in its bundle. Source: spec
 * §2 "Login", §7 "Login".
 */
export interface SocialProvider {
  readonly key: SocialLogin
  /** The provider's own name, which is not translated. */
  readonly name: string
  readonly Mark: ComponentType
  /** The store's id at the provider; null where this game does not offer the login. Source: spec §3 "Login config". */
  readonly idOf: (options: LoginOptions, brand: BrandConfig) => string | null
  /** The address of the provider's page: its own address with parameters, or a call that returns the address. */
  readonly page:
    | { readonly kind: 'address'; build(request: AuthorisationRequest): string }
    | {
        readonly kind: 'asked'
        /** The hosts that the address may have. */
        readonly hosts: readonly string[]
        ask(api: ApiClient, game: LoginGame, callback: string): Promise<Result<string, ApiError>>
      }
  /** Redeems what the provider sent back, once; null when that is not a grant. Source: decision 27, faults A-07. */
  redeem(returned: Returned, context: RedeemContext): Promise<Result<AccountWire, ApiError>> | null
}
