import type { Endpoint, RejectionReason, RequestOf } from '@topup/api-client'
import { obfuscate, reasonOf } from '@topup/api-client'
import {
  errorCodes,
  getAllRoleList,
  getOrderInfo,
  getPageConfig,
  getReplenishmentInfo,
  getUserInfo,
  loginAuth,
} from '@topup/api-client/contract'
import type { Finding } from '../report/report.ts'
import type { RuleName } from '../report/rules.ts'
import { type Asked, type Tour, unknownCall } from './tour.ts'

/** Known bad input, and the meaning of the code that it has to be answered with. */
interface Probe<E extends Endpoint> {
  readonly subject: string
  readonly endpoint: E
  readonly request: RequestOf<E>
  readonly reason: RejectionReason
  readonly rule?: RuleName
  /** Whether a store copes with a code that has no meaning of its own. */
  readonly takesOther?: true
}

/** Writes down what came in place of the rejection, if anything did. */
function judgeRejection<E extends Endpoint>(
  tour: Tour,
  { subject, endpoint, reason, rule = 'codes', takesOther }: Probe<E>,
  { answer, judged, findings }: Asked,
): void {
  const { outcome } = judged
  const said = outcome.kind === 'rejected' ? reasonOf(outcome.code, endpoint.path) : null
  const wrong: Finding = {
    kind: takesOther && said === 'other' ? 'tolerated' : 'broken',
    path: 'code',
    expected:
      reason === 'other' ? 'a code without a meaning of its own' : `the code ${errorCodes[reason].code}`,
    found: outcome.kind === 'rejected' ? `the code ${outcome.code}` : 'success (1)',
    rule,
  }
  const isFine = outcome.kind === 'unreadable' || said === reason
  tour.book.rule({
    group: 'rejections',
    subject,
    address: `${endpoint.method} ${endpoint.path}`,
    ms: answer.ms,
    findings: isFine ? findings : [...findings, wrong],
  })
}

/** Asks what has to be rejected, before anyone is logged in. Changes nothing. Source: spec §8 "Envelope codes". */
export async function askForRejections(tour: Tour): Promise<void> {
  const { newId, options, deps } = tour
  const client_id = tour.known.clientId || newId()
  const domain_area = options.place.region
  const probe = async <E extends Endpoint>(given: Probe<E>) =>
    judgeRejection(tour, given, await tour.send(given.endpoint, given.request))
  await probe({
    subject: 'a wrong password',
    endpoint: loginAuth,
    request: {
      client_id,
      username: obfuscate(options.account, deps.random),
      password: obfuscate(newId(), deps.random),
    },
    reason: 'other',
  })
  await probe({
    subject: 'no token',
    endpoint: getAllRoleList,
    request: { client_id },
    reason: 'notLoggedIn',
  })
  await probe({
    subject: 'an unknown game',
    endpoint: getPageConfig,
    request: { client_id: newId(), domain_area },
    reason: 'notAGame',
  })
  await probe({
    subject: 'an unknown region',
    endpoint: getPageConfig,
    request: { client_id, domain_area: newId() },
    reason: 'wrongDomain',
  })
  await askForNoLink(tour)
  // With another code, and with one of its own for a query by intent, what a store asks about stays at "checking": decisions 19 and 104.
  const noOrder = {
    endpoint: getOrderInfo,
    reason: 'noSuchOrder',
    rule: 'noSuchOrder',
    takesOther: true,
  } as const
  await probe({
    ...noOrder,
    subject: 'an unknown intent',
    request: { session_id: newId(), simple: '0' },
  })
  await probe({
    ...noOrder,
    subject: 'an unknown order number',
    request: { billing_no: newId(), simple: '0' },
  })
}

/** For a payment link that does not exist; that a service has some is certain where one was named. */
async function askForNoLink(tour: Tour): Promise<void> {
  const link = {
    subject: 'an unknown payment link',
    endpoint: getReplenishmentInfo,
    request: { replenish_id: tour.newId() },
    reason: 'invalidPaymentLink',
  } as const
  const isOffered = tour.options.linkId !== null
  const otherwise = '--link names one where there are some'
  tour.known.whyNoLinks = await probeFeature(tour, link, { isOffered, otherwise })
}

/**
 * The account of a token, which only visits from inside a game and the real-name check ask for. That a service has them is
 * certain where the page config says so, or a good token is answered.
 */
export async function askForAccount(tour: Tour): Promise<void> {
  const { clientId: client_id, token, hasRealName } = tour.known
  const request = { client_id, oauth_token: token ?? '' }
  const own = token === null ? null : (await tour.send(getUserInfo, request)).judged.outcome.kind
  const unknown = {
    subject: 'an unknown token',
    endpoint: getUserInfo,
    request: { client_id, oauth_token: tour.newId() },
    reason: 'notLoggedIn',
  } as const
  const isOffered = hasRealName || own === 'content'
  const otherwise = 'the page config has no real_name_url'
  const why = await probeFeature(tour, unknown, { isOffered, otherwise })
  if (why !== null) return tour.book.skip(why, getUserInfo)
  if (token !== null) await tour.ask(getUserInfo, request)
}

/** Probes a call of a feature that a service may leave off. Why it seems to do so; null where it knows the call, or has to. */
async function probeFeature<E extends Endpoint>(
  tour: Tour,
  given: Probe<E>,
  { isOffered, otherwise }: { readonly isOffered: boolean; readonly otherwise: string },
): Promise<string | null> {
  const asked = await tour.send(given.endpoint, given.request)
  const said = isOffered ? null : unknownCall(given.endpoint, asked)
  if (said === null) {
    judgeRejection(tour, given, asked)
    return null
  }
  const { subject } = given
  const note = `not offered: ${said} for ${subject}; ${otherwise}`
  tour.book.rule({ group: 'rejections', subject, note })
  return note
}
