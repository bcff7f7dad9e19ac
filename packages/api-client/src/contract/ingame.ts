import * as v from 'valibot'
import { defineEndpoint, requiredText } from './wire.ts'
import { accountSchema } from './login.ts'

/**
 * Logins with a game id, for visitors of a link with `rp_client_id`. They take the same parameters as their
 * `/util/login/` counterparts, with `game_id` in place of `client_id`. Source: spec §6, §7 "In-game logins".
 */
const ingame = { method: 'GET', host: 'api', secret: true } as const

/** Name and password, both obfuscated. Source: spec §7. */
export const ingameAuth = /* @__PURE__ */ defineEndpoint({
  path: '/api/ingame/auth',
  ...ingame,
  retry: 'safe',
  request: v.object({ username: requiredText, password: requiredText, game_id: requiredText }),
  content: accountSchema,
})

/** iOS sign-in, with a single-use code. Source: spec §7. */
export const ingameAppleAuth = /* @__PURE__ */ defineEndpoint({
  path: '/api/ingame/apple_auth',
  ...ingame,
  retry: 'never',
  request: v.object({
    authorization_code: requiredText,
    identity_token: requiredText,
    redirect_uri: requiredText,
    game_id: requiredText,
  }),
  content: accountSchema,
})

/** Google, with a single-use code. Source: spec §7. */
export const ingameGoogleAuth = /* @__PURE__ */ defineEndpoint({
  path: '/api/ingame/google_auth',
  ...ingame,
  retry: 'never',
  request: v.object({
    authorization_code: requiredText,
    pkg: requiredText,
    game_id: requiredText,
    redirect_uri: requiredText,
  }),
  content: accountSchema,
})

/** Facebook, with its access token. Source: spec §7. */
export const ingameFacebookAuth = /* @__PURE__ */ defineEndpoint({
  path: '/api/ingame/facebook_auth',
  ...ingame,
  retry: 'safe',
  request: v.object({ fb_access_token: requiredText, game_id: requiredText }),
  content: accountSchema,
})

/** Asks for the address of Twitter's login page. Source: spec §7. */
export const ingameTwitterAuth = /* @__PURE__ */ defineEndpoint({
  path: '/api/ingame/twitter_auth',
  ...ingame,
  retry: 'safe',
  request: v.object({ callback: requiredText, game_id: requiredText }),
  content: v.object({ url: v.string() }),
})

/** Completes a Twitter login, with a single-use verifier. Source: spec §7. */
export const ingameTwitterRedirect = /* @__PURE__ */ defineEndpoint({
  path: '/api/ingame/twitter_redirect',
  ...ingame,
  retry: 'never',
  request: v.object({ game_id: requiredText, oauth_token: requiredText, oauth_verifier: requiredText }),
  content: accountSchema,
})

/** VK, with its access token. Source: spec §7. */
export const ingameVkAuth = /* @__PURE__ */ defineEndpoint({
  path: '/api/ingame/vk_auth',
  ...ingame,
  retry: 'safe',
  request: v.object({ vk_access_token: requiredText, uid: requiredText, game_id: requiredText }),
  content: accountSchema,
})

/** Huawei, with a single-use code. Source: spec §7. */
export const ingameHuaweiAuth = /* @__PURE__ */ defineEndpoint({
  path: '/api/ingame/huawei_auth',
  ...ingame,
  retry: 'never',
  request: v.object({ authorization_code: requiredText, redirect_uri: requiredText, game_id: requiredText }),
  content: accountSchema,
})
