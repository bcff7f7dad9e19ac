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

async function probe<E extends Endpoint>(tour: Tour, given: Probe<E>): Promise<void> {
  judgeRejection(tour, given, await tour.send(given.endpoint, given.request))
}

/** Writes down what came in place of the rejection, if anything did. */
function judgeRejection<E extends Endpoint>(
  tour: Tour,
  { subject, endpoint, reason, rule = 'codes', takesOther }: Probe<E>,
  { answer, judged, findings }: Asked,
): void {
  const { outcome } = judged
  const expected =
    reason === 'other' ? 'a code without a meaning of its own' : `the code ${errorCodes[reason].code}`
  const wrong = (found: string, kind: Finding['kind'] = 'broken'): readonly Finding[] => [
    { kind, path: 'code', expected, found, rule },
  ]
  const said = outcome.kind === 'rejected' ? reasonOf(outcome.code, endpoint.path) : reason
  const more =
    outcome.kind === 'content'
      ? wrong('success (1)')
      : outcome.kind === 'rejected' && said !== reason
        ? wrong(`the code ${outcome.code}`, takesOther && said === 'other' ? 'tolerated' : 'broken')
        : []
  tour.book.rule({
    group: 'rejections',
    subject,
    address: `${endpoint.method} ${endpoint.path}`,
    entry: { ms: answer.ms, findings: [...findings, ...more] },
  })
}

/** Asks what has to be rejected, before anyone is logged in. Changes nothing. Source: spec §8 "Envelope codes". */
export async function askForRejections(tour: Tour): Promise<void> {
  const clientId = tour.known.clientId ?? tour.newId()
  await askAsNobody(tour, clientId)
  await askForNothing(tour, clientId)
  await askForNoLink(tour)
  await askForNoOrder(tour)
}

/** Without a login that is good. */
async function askAsNobody(tour: Tour, clientId: string): Promise<void> {
  const { newId, random, options } = tour
  const login = {
    client_id: clientId,
    username: obfuscate(options.account, random),
    password: obfuscate(newId(), random),
  }
  await probe(tour, { subject: 'a wrong password', endpoint: loginAuth, request: login, reason: 'other' })
  await probe(tour, {
    subject: 'no token',
    endpoint: getAllRoleList,
    request: { client_id: clientId },
    reason: 'notLoggedIn',
  })
}

/** For a game and a region that do not exist. */
async function askForNothing(tour: Tour, clientId: string): Promise<void> {
  const { newId, options } = tour
  await probe(tour, {
    subject: 'an unknown game',
    endpoint: getPageConfig,
    request: { client_id: newId(), domain_area: options.place.region },
    reason: 'notAGame',
  })
  await probe(tour, {
    subject: 'an unknown region',
    endpoint: getPageConfig,
    request: { client_id: clientId, domain_area: newId() },
    reason: 'wrongDomain',
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
export async function askForAccount(tour: Tour, clientId: string): Promise<void> {
  const { token, hasRealName } = tour.known
  const request = { client_id: clientId, oauth_token: token ?? '' }
  const own = token === null ? null : (await tour.send(getUserInfo, request)).judged.outcome.kind
  const unknown = {
    subject: 'an unknown token',
    endpoint: getUserInfo,
    request: { client_id: clientId, oauth_token: tour.newId() },
    reason: 'notLoggedIn',
  } as const
  const isOffered = hasRealName || own === 'content'
  const otherwise = 'the page config has no real_name_url'
  const why = await probeFeature(tour, unknown, { isOffered, otherwise })
  if (why !== null) return tour.book.skip(getUserInfo.path, why)
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
  tour.book.rule({ group: 'rejections', subject, entry: null, note })
  return note
}

/**
 * An order that does not exist, by intent and by number. With another code, and with one of its own for a query by intent,
 * what a store asks about stays at "checking". Source: decisions 19 and 104.
 */
async function askForNoOrder(tour: Tour): Promise<void> {
  const noOrder = {
    endpoint: getOrderInfo,
    reason: 'noSuchOrder',
    rule: 'noSuchOrder',
    takesOther: true,
  } as const
  await probe(tour, {
    subject: 'an unknown intent',
    ...noOrder,
    request: { session_id: tour.newId(), simple: '0' },
  })
  await probe(tour, {
    subject: 'an unknown order number',
    ...noOrder,
    request: { billing_no: tour.newId(), simple: '0' },
  })
}
