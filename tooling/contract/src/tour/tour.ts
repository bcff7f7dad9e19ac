import {
  type CardParameters,
  cleanText,
  type ContentOf,
  type Endpoint,
  reasonOf,
  type RejectionReason,
  type RequestOf,
  requestParameters,
  tryTimeoutMs,
} from '@topup/api-client'
import { allEndpoints } from '@topup/api-client/contract'
import type { Coupon, GameServer, MethodRegion, Product } from '@topup/domain'
import { onceEach, valueAt } from '../judge/findings.ts'
import { judgeAnswer, type Judged } from '../judge/judgeAnswer.ts'
import { judgeMeaning } from '../judge/judgeMeaning.ts'
import { type Finding, hideSecrets, type Row, verdictOf } from '../report/report.ts'
import type { Place, Target } from '../target/target.ts'
import { exchange, type Exchange, type WireDeps } from '../wire/exchange.ts'

/** A character as requests name it. */
interface Character {
  /** With the `s` in front. */
  readonly server_id: string
  readonly role_id: string
  readonly area_id: string | null
}

/** A reward that waits to be claimed, as requests name it. */
interface Reward {
  readonly type: 'cumulative' | 'continue'
  readonly activity_id: string
  readonly reward_id: string
}

/** What the answers so far have told; later calls ask with it. */
export class Known {
  /** Empty without a game: nothing that needs one can be asked then. */
  clientId = ''
  /** The client id that the service calls no game. */
  unknownClientId: string | null = null
  token: string | null = null
  gpId = ''
  servers: readonly GameServer[] = []
  character: Character | null = null
  hasCoupons = false
  hasRealName = false
  activities: readonly Reward['type'][] = []
  products: readonly Product[] = []
  methods: readonly MethodRegion[] = []
  coupons: readonly Coupon[] = []
  rewards: Reward[] = []
  /** Orders that an answer named, and what named them. */
  namedOrders: { readonly billingNo: string; readonly by: string }[] = []
  /** Why the service seems to have no payment links; null where it has. */
  whyNoLinks: string | null = null
  card: CardParameters | null = null
}

/** Who asks, and with what. */
export interface TourOptions {
  readonly target: Target
  readonly place: Place
  readonly account: string
  readonly password: string
  readonly card: CardParameters | null
  readonly linkId: string | null
  /** What may be in no report. The tour adds what it sends and what it is given. */
  readonly secrets: Set<string>
  /** Epoch milliseconds. */
  readonly startedAtMs: number
}

/** What a tour needs from outside. */
export interface TourDeps extends WireDeps {
  /** A number in [0, 1). */
  readonly random: () => number
}

/** One answer, judged. */
export interface Asked {
  readonly answer: Exchange
  readonly judged: Judged
  /** Of its form, its headers and its time. */
  readonly findings: readonly Finding[]
}

/** A walk through the calls of one host. */
export type Tour = ReturnType<typeof createTour>

/** Makes a tour that has asked nothing yet. */
export function createTour(options: TourOptions, deps: TourDeps) {
  const { target, place, card } = options
  const known = Object.assign(new Known(), { clientId: place.clientId ?? '', card })
  const book = createBook()
  /** All answers so far. */
  const answers: Exchange[] = []
  /** A new name for an intent, a device or something that does not exist. */
  const newId = () => `contract-${Math.floor(deps.random() * 1e15).toString(36)}`
  const idfv = newId()
  const currencies: Readonly<Record<string, string>> = target.brand?.currencies ?? {}
  /** That of the region, for what names none; empty where no brand states one. */
  const currency = currencies[place.region] ?? ''
  const specLang = target.brand?.defaultLanguage ?? 'en'
  const headers: Readonly<Record<string, string>> =
    target.storeOrigin === null ? {} : { origin: target.storeOrigin }

  /** Sends a call and judges its answer; the book learns nothing of it. */
  async function send<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<Asked> {
    const parameters = requestParameters(endpoint, request, { idfv, specLang, oauthToken: known.token })
    const { method, path, host } = endpoint
    const origin = host === 'data' ? (target.dataOrigin ?? target.origin) : target.origin
    const answer = await exchange({ origin, method, path, parameters, headers }, deps)
    answers.push(answer)
    const judged = judgeAnswer(endpoint, answer)
    for (const secret of [...secretsIn(parameters), valueAt(judged.body, 'content.oauth_token')])
      if (typeof secret === 'string') options.secrets.add(secret)
    const findings = [...judged.findings, ...judgeCors(answer, target.storeOrigin), ...judgeTime(answer)]
    return { answer, judged, findings }
  }

  /**
   * Asks a call that has to be answered with content, and writes down what came. Null without readable content, also
   * for a rejection that `may` allows.
   */
  const ask = async <E extends Endpoint>(endpoint: E, request: RequestOf<E>, may?: RejectionReason) =>
    writeDown(endpoint, await send(endpoint, request), may)

  /** The same for a call that a service may leave off; `without` says what the store does then. */
  async function askIfOffered<E extends Endpoint>(endpoint: E, request: RequestOf<E>, without: string) {
    const asked = await send(endpoint, request)
    const said = unknownCall(endpoint, asked)
    if (said === null) return writeDown(endpoint, asked)
    book.skip(`not offered: ${said}; ${without}`, endpoint)
    return null
  }

  function writeDown<E extends Endpoint>(
    endpoint: E,
    { answer, judged, findings }: Asked,
    may?: RejectionReason,
  ): ContentOf<E> | null {
    const { path } = endpoint
    const { outcome } = judged
    const write = (more: readonly Finding[]) =>
      book.call(path, { ms: answer.ms, findings: [...findings, ...more] })
    if (outcome.kind === 'content') {
      const meant = { content: outcome.content, sent: valueAt(judged.body, 'content') }
      write(judgeMeaning(path, meant, { currency, allowLocalHosts: target.isLocal }))
      // The schema of this endpoint has accepted it.
      return outcome.content as ContentOf<E>
    }
    const isFine = outcome.kind === 'unreadable' || reasonOf(outcome.code, path) === may
    write(isFine ? [] : [notRejected(outcome, options.secrets)])
    return null
  }

  /** The game where it is sold, as requests name them. */
  const inGame = () => ({ client_id: known.clientId, domain_area: place.region })

  return { options, known, book, answers, newId, inGame, deps, currency, send, ask, askIfOffered }
}

const secretNames = ['oauth_token', 'username', 'password', 'card_info', 'hash']

const secretsIn = (parameters: URLSearchParams) => secretNames.map((name) => parameters.get(name))

/** What a host says of a call that it does not know; null for any other answer. */
export function unknownCall({ path }: Endpoint, { answer, judged: { outcome } }: Asked): string | null {
  if (answer.kind === 'answered' && [404, 405, 410, 501].includes(answer.status))
    return `the HTTP status ${answer.status}`
  const isOther = outcome.kind === 'rejected' && reasonOf(outcome.code, path) === 'other'
  return isOther ? `the code ${outcome.code}` : null
}

/** A rejection of a call that has to succeed. */
export const notRejected = (
  { code, message }: { readonly code: number; readonly message: string },
  secrets: Iterable<string>,
): Finding => ({
  kind: 'broken',
  path: 'code',
  expected: '1',
  found: `${code} ("${hideSecrets(message, secrets).slice(0, 120)}")`,
  rule: 'success',
})

/** What one request adds to a line. */
interface Entry {
  /** How long the answer took; null where the line is about answers that stand in others. */
  readonly ms: number | null
  readonly findings: readonly Finding[]
  readonly note?: string
}

/** A rule that spans calls. Without findings it could not be asked; `note` says why then. */
interface RuleEntry extends Partial<Entry> {
  readonly group: 'rejections' | 'order numbers' | 'host'
  readonly subject: string
  readonly address?: string
}

/** Makes an empty book, which collects the lines of a report. */
function createBook() {
  const entries = new Map<string, readonly Entry[]>()
  const skipped = new Map<string, string>()
  const rules: Row[] = []
  return {
    call: (path: string, entry: Entry) => void entries.set(path, [...(entries.get(path) ?? []), entry]),
    skip: (why: string, ...calls: readonly Pick<Endpoint, 'path'>[]) => {
      for (const { path } of calls) skipped.set(path, why)
    },
    rule: ({ group, subject, address = '', findings, ms = null, note = '' }: RuleEntry) => {
      const entries = findings === undefined ? [] : [{ findings, ms, note }]
      rules.push({ group, subject, address, ...lineOf(entries, note) })
    },
    /** A line for every call of the contract, then the rules. */
    rows: (whyNotAsked: (name: string) => string): readonly Row[] => [
      ...allEndpoints.map(({ name, area, endpoint: { method, path } }) => ({
        group: area,
        subject: name,
        address: `${method} ${path}`,
        ...lineOf(entries.get(path) ?? [], skipped.get(path) ?? whyNotAsked(name)),
      })),
      ...rules,
    ],
  }
}

function lineOf(
  entries: readonly Entry[],
  otherwise: string,
): Pick<Row, 'verdict' | 'ms' | 'note' | 'findings'> {
  if (entries.length === 0) return { verdict: 'notAsked', ms: null, note: otherwise, findings: [] }
  const findings = onceEach(entries.flatMap((entry) => entry.findings))
  const times = entries.flatMap(({ ms }) => ms ?? [])
  return {
    verdict: verdictOf(findings),
    ms: times.length === 0 ? null : Math.round(Math.max(...times)),
    note: entries.flatMap(({ note }) => note ?? []).join('; '),
    findings,
  }
}

/** Whether a page of the store may read the answer. Source: docs/publishers.md "Headers". */
function judgeCors(answer: Exchange, storeOrigin: string | null): readonly Finding[] {
  if (answer.kind === 'failed' || storeOrigin === null) return []
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === storeOrigin) return []
  return [
    {
      kind: 'broken',
      path: 'headers.access-control-allow-origin',
      expected: `${storeOrigin} or *`,
      found: allowed === null ? 'nothing' : cleanText(allowed, 100),
      rule: 'cors',
    },
  ]
}

/** Whether a store would still listen. */
function judgeTime({ ms }: Exchange): readonly Finding[] {
  if (ms <= tryTimeoutMs) return []
  const found = `${(ms / 1000).toFixed(1)} s`
  return [{ kind: 'broken', path: '', expected: 'an answer within 10 s', found, rule: 'time' }]
}
