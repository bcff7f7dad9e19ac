import type { AccountWire, ApiClient, ApiError, LoginOptions } from '@topup/api-client'
import type { BrandConfig, Result, SocialLogin } from '@topup/domain'
import type { ComponentType } from 'react'

/** What came back in the address: names and values of query and fragment. Secrets. */
export type Returned = ReadonlyMap<string, string>

/** What an authorisation page is asked with. */
export interface AuthorisationRequest {
  /** The store's id at the provider. */
  readonly id: string
  readonly redirectUri: string
  /** Names this one attempt; comes back with the answer. */
  readonly state: string
}

/** What a grant is redeemed with. */
export interface RedeemContext {
  readonly api: ApiClient
  readonly clientId: string
  /** The one that the authorisation page was asked with. */
  readonly redirectUri: string
  /** The Android package that Google's grants are bound to. */
  readonly googlePackage: string
}

/**
 * One provider of logins, as data and the one call that its answer is for. An app imports the modules of the providers
 * that its brand has ids for; what it does not import is not in its bundle. Source: spec §2 "Login", §7 "Login".
 */
export interface SocialProvider {
  readonly key: SocialLogin
  /** Its own name, which is not translated. */
  readonly name: string
  readonly Mark: ComponentType
  /** The store's id at the provider; null where this game does not offer the login. Source: spec §3 "Login config". */
  readonly idOf: (options: LoginOptions, brand: BrandConfig) => string | null
  /** Where the provider's page is: its own address with parameters, or a call that gives the address. */
  readonly page:
    | { readonly kind: 'address'; build(request: AuthorisationRequest): string }
    | {
        readonly kind: 'asked'
        /** Hosts that the address may lead to. */
        readonly hosts: readonly string[]
        ask(api: ApiClient, clientId: string, callback: string): Promise<Result<string, ApiError>>
      }
  /** Redeems what came back, once; null when what came back is no grant. Source: decision 27, faults A-07. */
  redeem(returned: Returned, context: RedeemContext): Promise<Result<AccountWire, ApiError>> | null
}
