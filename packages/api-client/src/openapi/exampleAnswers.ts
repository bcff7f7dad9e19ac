import { createHash } from 'node:crypto'
import type { NamedEndpoint } from '../contract/allEndpoints.ts'
import { type ErrorReason, errorCodes, errorReasons, successCode } from '../contract/errorCodes.ts'
import { commonParameters } from '../contract/wire.ts'
import { allProviders } from '../providers/allProviders.ts'
import { base64, obfuscate } from '../secrets/obfuscate.ts'
import { dropInWire, payStartWire } from '../testing/paymentBuilders.ts'
import { sampleContent } from '../testing/samples.ts'
import { type Json, fieldsOf, readMeanings } from './describeSchema.ts'

/** A rejection that the call of any path may get for a reason without a meaning of its own. */
export const anyOther = 'other'

/** Calls that only a logged-in player may send, by area; of a payment link nobody has to be logged in. */
const forPlayers: readonly NamedEndpoint['area'][] = ['cards', 'coupons', 'starters']
const forPlayersByName = [
  'getAllRoleList',
  'getRoleList',
  'getLimitProductInfo',
  'getUserInfo',
  'getVipInfo',
  'getActivityStatus',
  'getThirdGift',
  'receiveActivityGift',
]

/** Whether a reason can be the answer to a call. */
const appliesTo: Readonly<
  Record<ErrorReason, (named: NamedEndpoint, has: (field: string) => boolean) => boolean>
> = {
  notLoggedIn: ({ area, name }) => forPlayers.includes(area) || forPlayersByName.includes(name),
  notAGame: (_, has) => has('client_id'),
  wrongDomain: (_, has) => has('domain_area'),
  notRealName: (_, has) => has('session_id') && !has('simple'),
  invalidPaymentLink: (_, has) => has('replenish_id'),
  illegalCoupon: (_, has) => has('coupon_code'),
  noActivity: ({ area }, has) => area === 'activities' && has('type'),
  repeat: ({ endpoint }, has) => endpoint.retry === 'never' && has('session_id'),
  noSuchOrder: ({ endpoint }) => (errorCodes.noSuchOrder.calls as readonly string[]).includes(endpoint.path),
}

/** The reasons of their own for which a call may be rejected. */
export function reasonsFor(named: NamedEndpoint): readonly ErrorReason[] {
  const fields = fieldsOf(named.endpoint.request).properties
  return errorReasons().filter((reason) => appliesTo[reason](named, (field) => field in fields))
}

/** The content of an example: a starter's has a drop-in where its provider has one. */
function contentOf({ area, endpoint }: NamedEndpoint): unknown {
  if (area !== 'starters') return sampleContent(endpoint)
  const provider = allProviders.find(({ path }) => path === endpoint.path)
  const hasDropIn = provider !== undefined && 'dropIn' in provider
  return payStartWire(hasDropIn ? { drop_in: dropInWire({ provider: provider.dropIn }) } : {})
}

/** The answers to a call, by reason; `success` first. */
export function exampleAnswers(named: NamedEndpoint): Json {
  const success = { value: { code: successCode, msg: '', content: contentOf(named) } }
  const rejections = [...reasonsFor(named), anyOther].map(
    (reason) => [reason, { $ref: `#/components/examples/${reason}` }] as const,
  )
  return { success, ...Object.fromEntries(rejections) }
}

/** The rejections, each once: calls refer to them. */
export function exampleRejections(): Json {
  const meanings = readMeanings()
  const known = errorReasons().map((reason) => {
    // The order that is being processed already, with the way to its payment.
    const content = reason === 'repeat' ? payStartWire() : null
    const value = { code: errorCodes[reason].code, msg: `rejected: ${reason}`, content }
    return [reason, { summary: meanings.get(reason), value }] as const
  })
  const other = { summary: 'Anything else.', value: { code: -3000, msg: 'wrong parameters', content: null } }
  return { ...Object.fromEntries(known), [anyOther]: other }
}

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
      if (value === undefined) throw new Error(`exampleAnswers.ts has no example of ${field} in ${name}`)
      return [field, value]
    }),
  )
}
