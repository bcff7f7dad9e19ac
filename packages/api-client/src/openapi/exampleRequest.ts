import { createHash } from 'node:crypto'
import type { NamedEndpoint } from '../contract/allEndpoints.ts'
import { commonParameters } from '../contract/wire.ts'
import { allProviders } from '../providers/allProviders.ts'
import { base64 } from '../secrets/base64.ts'
import { obfuscate } from '../secrets/obfuscate.ts'
import { fieldsOf } from './describeParameters.ts'

const hidden = (value: string) => obfuscate(value, () => 0.5)
const card = base64('{"card_id":"SF43EXAMPLE0001","card_rwd":"43431234"}')

/** What a store sends, by the name of the field; the same player, character and product everywhere. */
const values: Readonly<Record<string, string>> = {
  idfv: '5f1c2f0e-6a53-4b7e-9d3a-0c6f8a1b2d4e',
  spec_lang: 'en',
  oauth_token: 'player-token',
  client_id: '100001',
  game_id: '1',
  rp_client_id: '100001',
  domain_area: 'universal',
  platform: 'web',
  country: 'MY',
  server_id: 's128',
  role_id: '900001',
  area_id: 'asia',
  areaId: 'asia',
  product_id: 'crystals.680',
  pay_id: '701',
  coupon_code: 'SAVE10',
  level_id: '2',
  use_category: 'avail,lock',
  bcp47_lang: 'en',
  game_channel_id: '0',
  traffic_source: 'social',
  did: '5f1c2f0e-6a53-4b7e-9d3a-0c6f8a1b2d4e',
  session_id: '0b9c1f6e-52c4-4c1d-8f5a-7d1f2e3a4b5c',
  session_time: '1795608000000',
  billing_no: 'B2026112000001',
  simple: '0',
  card_info: card,
  hash: createHash('sha256').update(card).digest('hex'),
  username: hidden('kaelith'),
  password: hidden('a password'),
  authorization_code: 'code-of-the-provider',
  identity_token: 'token-of-the-provider',
  fb_access_token: 'token-of-the-provider',
  vk_access_token: 'token-of-the-provider',
  oauth_verifier: 'word-of-the-provider',
  pkg: 'com.starfall.store',
  uid: '41',
  redirect_uri: 'https://pay.watt.example/?login=1',
  callback: 'https://pay.watt.example/?login=1',
  type: 'cumulative',
  activity_id: 'may',
  reward_id: 'm1',
  gift_id: 'partner-1',
  replenish_id: 'R2026112000001',
  event_id: 'store',
  app_id: 'store',
  base: '{"did":"5f1c2f0e-6a53-4b7e-9d3a-0c6f8a1b2d4e"}',
  user: '{"role_id":"900001"}',
  data: '{"billing_no":"B2026112000001"}',
}

/** Fields that mean something else in each call. */
const ofCall: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/service/recharge/dot.php': { event: 'clickBuy' },
  '/service/recharge/api.php': { event: '18' },
}

/** Fields that a store leaves out of such a request. */
const absent: Readonly<Record<string, readonly string[]>> = {
  starters: ['replenish_id', 'traffic_source', 'game_channel_id'],
  payMyCardInGame: ['replenish_id', 'traffic_source', 'game_channel_id'],
  getOrderInfo: ['session_id'],
  receiveCoupons: ['level_id'],
}

const channelOf = (path: string): string => {
  const provider = allProviders.find((each) => each.path === path)
  const [first] = provider !== undefined && 'channelIds' in provider ? provider.channelIds : []
  return String(first ?? '')
}

/** An example of a field; undefined for one that has none yet. A channel is that of the starter. */
export function exampleValue(name: string, path: string): string | undefined {
  if (name === 'channel' || name === 'channel_id') return channelOf(path)
  return ofCall[path]?.[name] ?? values[name]
}

/** The fields of a request that a store could send to a call, those of the client included. Throws for a field without an example. */
export function exampleRequest({ area, name, endpoint }: NamedEndpoint): Readonly<Record<string, string>> {
  const leftOut = [...(absent[area] ?? []), ...(absent[name] ?? [])]
  const own = Object.keys(fieldsOf(endpoint.request).properties)
  const common = endpoint.method === 'GET' ? Object.keys(fieldsOf(commonParameters).properties) : ['idfv']
  const sent = [...new Set([...own, ...common])].filter((field) => !leftOut.includes(field))
  return Object.fromEntries(
    sent.map((field) => {
      const value = exampleValue(field, endpoint.path)
      if (value === undefined) throw new Error(`exampleRequest.ts has no example of ${field} in ${name}`)
      return [field, value]
    }),
  )
}
