import * as v from 'valibot'
import { defineEndpoint, optionalId, optionalText, requiredText, wireId } from './wire.ts'

/** A login's answer. Source: spec §3 "User info per game". */
export const accountSchema = v.object({
  username: optionalText,
  suid: wireId,
  oauth_token: requiredText,
  gp_id: optionalId,
})
export type AccountWire = v.InferInput<typeof accountSchema>

/** `get_user_info`'s answer; the token is known already and may be left out. */
export const userInfoSchema = v.object({
  username: optionalText,
  suid: wireId,
  oauth_token: v.nullish(v.string()),
  gp_id: optionalId,
})
export type UserInfoWire = v.InferInput<typeof userInfoSchema>

/** What a login popup needs to know of the providers; an empty id switches one off. Source: spec §3 "Login config". */
export const loginConfigSchema = v.object({
  fb_id: optionalId,
  gg_id: optionalId,
  gg_pkg: optionalText,
  ios_id: optionalId,
  vk_id: optionalId,
  client_id: optionalId,
  json_type: optionalText,
  twitter_callback: optionalText,
})
export type LoginConfigWire = v.InferInput<typeof loginConfigSchema>

/** Calls that carry a password or a reusable token may be repeated; those with a single-use code may not (decision 27). */
const login = { method: 'GET', host: 'api', secret: true } as const

/** Name and password, both obfuscated; card login sends the card number as `username`. Source: spec §5, §7. */
export const loginAuth = /* @__PURE__ */ defineEndpoint({
  path: '/util/login/auth',
  ...login,
  retry: 'safe',
  request: v.object({ username: requiredText, password: requiredText, client_id: requiredText }),
  content: accountSchema,
})

/** Google, with a single-use code. Source: spec §7 "Login". */
export const googleAuth = /* @__PURE__ */ defineEndpoint({
  path: '/util/login/google_auth',
  ...login,
  retry: 'never',
  request: v.object({
    authorization_code: requiredText,
    pkg: requiredText,
    client_id: requiredText,
    redirect_uri: requiredText,
  }),
  content: accountSchema,
})

/** iOS sign-in, with a single-use code. Source: spec §7 "Login". */
export const appleAuth = /* @__PURE__ */ defineEndpoint({
  path: '/util/login/apple_auth',
  ...login,
  retry: 'never',
  request: v.object({
    authorization_code: requiredText,
    identity_token: requiredText,
    redirect_uri: requiredText,
    client_id: requiredText,
  }),
  content: accountSchema,
})

/** Facebook, with its access token. Source: spec §7 "Login". */
export const facebookAuth = /* @__PURE__ */ defineEndpoint({
  path: '/util/login/facebook_auth',
  ...login,
  retry: 'safe',
  request: v.object({ fb_access_token: requiredText, client_id: requiredText }),
  content: accountSchema,
})

/** Asks for the address of Twitter's login page. Source: spec §7 "Login". */
export const twitterAuth = /* @__PURE__ */ defineEndpoint({
  path: '/util/login/twitter_auth',
  ...login,
  retry: 'safe',
  request: v.object({ callback: requiredText, client_id: requiredText }),
  content: v.object({ url: v.string() }),
})

/** Completes a Twitter login, with a single-use verifier. Source: spec §7 "Login". */
export const twitterRedirect = /* @__PURE__ */ defineEndpoint({
  path: '/util/login/twitter_redirect',
  ...login,
  retry: 'never',
  request: v.object({ client_id: requiredText, oauth_token: requiredText, oauth_verifier: requiredText }),
  content: accountSchema,
})

/** VK, with its access token. Source: spec §7 "Login". */
export const vkAuth = /* @__PURE__ */ defineEndpoint({
  path: '/util/login/vk_auth',
  ...login,
  retry: 'safe',
  request: v.object({ vk_access_token: requiredText, uid: requiredText, client_id: requiredText }),
  content: accountSchema,
})

/** Huawei, with a single-use code. Source: spec §7 "Login". */
export const huaweiAuth = /* @__PURE__ */ defineEndpoint({
  path: '/util/login/huawei_auth',
  ...login,
  retry: 'never',
  request: v.object({
    authorization_code: requiredText,
    redirect_uri: requiredText,
    client_id: requiredText,
  }),
  content: accountSchema,
})

/** Who a token belongs to; code 6001 when the account is not real-name verified. Source: spec §7, decision 43. */
export const getUserInfo = /* @__PURE__ */ defineEndpoint({
  path: '/util/login/get_user_info',
  ...login,
  retry: 'safe',
  request: v.object({ oauth_token: requiredText, client_id: requiredText }),
  content: userInfoSchema,
})

/** Which login providers a game offers. Source: spec §7 "Login". */
export const getLoginConfig = /* @__PURE__ */ defineEndpoint({
  path: '/util/login/login_config',
  ...login,
  secret: false,
  retry: 'safe',
  request: v.object({ client_id: requiredText, domain_area: requiredText }),
  content: loginConfigSchema,
})
