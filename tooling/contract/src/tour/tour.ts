import { type ContentOf, type Endpoint, reasonOf, type RequestOf, requestParameters } from '@topup/api-client'
import type { CardParameters, RejectionReason } from '@topup/api-client'
import { valueAt } from '../judge/describeFound.ts'
import { judgeAnswer, type Judged } from '../judge/judgeAnswer.ts'
import { judgeCors, judgeTime } from '../judge/judgeHeaders.ts'
import { judgeMeaning } from '../judge/judgeMeaning.ts'
import type { Finding } from '../report/report.ts'
import { hideSecrets } from '../report/withoutSecrets.ts'
import type { Place, Target } from '../target/target.ts'
import { exchange, type Exchange, type WireDeps } from '../wire/exchange.ts'
import { type Book, createBook } from './book.ts'
import { type Known, knownAtFirst } from './known.ts'

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
export interface Tour {
  readonly options: TourOptions
  readonly known: Known
  readonly book: Book
  /** All answers so far. */
  readonly answers: readonly Exchange[]
  /** A new name for an intent, a device or something that does not exist. */
  readonly newId: () => string
  readonly random: () => number
  /** That of the region, for what names none; empty where no brand states one. */
  readonly currency: string
  /** Sends a call and judges its answer; the book learns nothing of it. */
  readonly send: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<Asked>
  /**
   * Asks a call that has to be answered with content, and writes down what came. Null without readable content, also
   * for a rejection that `may` allows.
   */
  readonly ask: <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    may?: RejectionReason,
  ) => Promise<ContentOf<E> | null>
}

/** Makes a tour that has asked nothing yet. */
export function createTour(options: TourOptions, deps: TourDeps): Tour {
  const { target, place, card } = options
  const known = knownAtFirst(place.clientId, card)
  const book = createBook()
  const answers: Exchange[] = []
  const newId = () => `contract-${Math.floor(deps.random() * 1e15).toString(36)}`
  const idfv = newId()
  const currencies: Readonly<Record<string, string>> = target.brand?.currencies ?? {}
  const currency = currencies[place.region] ?? ''
  const specLang = target.brand?.defaultLanguage ?? 'en'
  const headers: Readonly<Record<string, string>> =
    target.storeOrigin === null ? {} : { origin: target.storeOrigin }

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

  async function ask<E extends Endpoint>(endpoint: E, request: RequestOf<E>, may?: RejectionReason) {
    const { answer, judged, findings } = await send(endpoint, request)
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

  return { options, known, book, answers, newId, random: deps.random, currency, send, ask }
}

const secretNames = ['oauth_token', 'username', 'password', 'card_info', 'hash']

const secretsIn = (parameters: URLSearchParams) => secretNames.map((name) => parameters.get(name))

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
