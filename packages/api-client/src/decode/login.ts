import type { Account, BrandConfig } from '@topup/domain'
import type { AccountWire, LoginConfigWire, UserInfoWire } from '../contract/login.ts'
import { type DecodeOptions, readId, readName } from './readers.ts'
import { safeUrl } from './safeUrl.ts'

const maxTokenLength = 2048

/** A login; null without a user id or a usable token. The name is as the service sent it, made safe to show. Source: spec §3 "User info per game". */
export function decodeAccount(wire: AccountWire): Account | null {
  return decodeUserInfo(wire, wire.oauth_token)
}

/** Who the token belongs to; null without a user id. The token is the one that was sent, whatever comes back. */
export function decodeUserInfo(wire: UserInfoWire, oauthToken: string): Account | null {
  const suid = readId(wire.suid)
  if (suid === null || oauthToken === '' || oauthToken.length > maxTokenLength) return null
  return { username: readName(wire.username) || suid, suid, oauthToken, gpId: readId(wire.gp_id) ?? '' }
}

/** The login providers of a game; null switches one off. Source: spec §3 "Login config". */
export interface LoginOptions {
  readonly facebookAppId: string | null
  readonly googleClientId: string | null
  readonly googlePackage: string | null
  readonly iosClientId: string | null
  readonly vkAppId: string | null
  readonly clientId: string | null
  readonly twitterCallbackUrl: string | null
}

/**
 * Reads which login providers a game offers. An id that the answer leaves out is the brand's own; an empty one switches
 * the provider off. Source: spec §3 "An empty id switches the provider off".
 */
export function decodeLoginOptions(
  wire: LoginConfigWire,
  options: DecodeOptions = {},
  ofBrand: BrandConfig['socialLogin'] = {},
): LoginOptions {
  return {
    facebookAppId: readId(wire.fb_id ?? ofBrand.facebookAppId),
    googleClientId: readId(wire.gg_id ?? ofBrand.googleClientId),
    googlePackage: readId(wire.gg_pkg),
    iosClientId: readId(wire.ios_id ?? ofBrand.iosClientId),
    vkAppId: readId(wire.vk_id ?? ofBrand.vkAppId),
    clientId: readId(wire.client_id),
    twitterCallbackUrl: safeUrl(wire.twitter_callback, options),
  }
}
