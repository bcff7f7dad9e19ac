import type { NamedEndpoint } from '../contract/allEndpoints.ts'
import { errorCodes, errorReasons, successCode } from '../contract/errorCodes.ts'
import type { ErrorReason } from '../contract/errorCodes.ts'
import { allProviders } from '../providers/allProviders.ts'
import { dropInWire, payStartWire } from '../testing/paymentBuilders.ts'
import { sampleContent } from '../testing/samples.ts'
import { readMeanings } from './describeErrorCodes.ts'
import { fieldsOf } from './describeParameters.ts'
import type { Json } from './describeSchema.ts'

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
