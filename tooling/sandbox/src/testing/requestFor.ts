import { cardInfo } from '@topup/api-client'
import type { Player } from './player.ts'

const pages: Readonly<Record<string, readonly [string, string]>> = {
  google: ['code', 'authorization_code'],
  apple: ['code', 'authorization_code'],
  huawei: ['code', 'authorization_code'],
  facebook: ['access_token', 'fb_access_token'],
  vk: ['access_token', 'vk_access_token'],
}
const redirectUri = 'http://localhost:5200/back?login=1'

/** Goes through a provider's login page and returns what it sent back. */
async function grantFrom(origin: string, provider: string): Promise<URLSearchParams> {
  const query = new URLSearchParams({ redirect_uri: redirectUri, state: 'xyz' })
  const response = await fetch(`${origin}/provider/login/${provider}?${query.toString()}`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'social_player', choice: 'allow' }),
    redirect: 'manual',
  })
  const back = new URL(response.headers.get('location') ?? '')
  return new URLSearchParams([...back.searchParams, ...new URLSearchParams(back.hash.slice(1))])
}

/** What a login call of a provider shows; `twitter` shows token and verifier. */
export async function socialRequest(origin: string, provider: string): Promise<Record<string, string>> {
  const back = await grantFrom(origin, provider)
  if (back.get('state') !== 'xyz') throw new Error(`${provider} lost the state`)
  const [from, to] = pages[provider] ?? ['', '']
  if (provider === 'twitter')
    return { oauth_token: back.get('oauth_token') ?? '', oauth_verifier: back.get('oauth_verifier') ?? '' }
  return { [to]: back.get(from) ?? '', redirect_uri: redirectUri, pkg: 'p', identity_token: 'i', uid: '1' }
}

/** What a store would send to a path, for a player of the demo game. */
export async function requestFor(
  origin: string,
  path: string,
  player: Player,
): Promise<Record<string, string>> {
  const social =
    /\/(google|apple|huawei|facebook|vk)_auth$/.exec(path)?.[1] ??
    (path.endsWith('twitter_redirect') ? 'twitter' : null)
  const event = { event: '18', app_id: 'a', event_id: 'e', data: '{}', base: '{}', user: '{}' }
  const order = { session_id: `seed-${Number(player.role.role_id.slice(3, -1))}`, simple: '0' }
  return {
    server_id: `s${player.role.server_id}`,
    role_id: player.role.role_id,
    platform: 'web',
    game_id: 'gp-starfall',
    domain_area: 'universal',
    product_id: 'starfall.crystals-3280',
    use_category: 'avail,lock',
    coupon_code: path.includes('receiveCoupons') ? 'MAYVIP8' : 'CRYSTAL15',
    type: 'cumulative',
    activity_id: 'starfall-cumulative',
    reward_id: 'starfall-cumulative:2',
    gift_id: 'partner-1',
    replenish_id: path.includes('/pay/') && !path.includes('Country') ? '' : 'watt-rp-open-contract',
    callback: redirectUri,
    ...event,
    ...(await cardInfo(`SF43TEST${player.idfv}`, '43431234')),
    ...(path.includes('getOrderInfo') ? order : {}),
    ...(social === null ? {} : await socialRequest(origin, social)),
  }
}
