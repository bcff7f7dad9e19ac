import * as v from 'valibot'
import { tolerant } from './tolerance.ts'

/** The message of an issue in a value that counts as missing only where it is missing; see `strictId`. */
export const strict = 'strict'

/**
 * What takes the place of a currency that is none, and the message of that issue: ISO 4217's code for "no currency". Were
 * such a currency merely missing, its amount would pass for one of the store's own currency. Source: decision 51.
 */
export const noCurrency = 'XXX'

const idText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))
const idNumber = v.pipe(v.number(), v.safeInteger())

/**
 * An id: text that is sent back unchanged, or an integer of any length that is read as its decimal text. An object
 * whose id cannot be read is left out. Ids of servers alone are sent back with an `s` in front; see `server_id`.
 */
export const wireId = v.union([idText, idNumber])

const decimalText = v.pipe(v.string(), v.regex(/^\s*-?\d+(?:\.\d+)?\s*$/))

/** A rank, count or rate: a number, or the same written as plain decimal text. */
export const wireNumber = /* @__PURE__ */ tolerant(v.union([v.number(), decimalText]), 'count')

/** A share: a number, its decimal text, or percent with their sign. */
export const wireRate = /* @__PURE__ */ tolerant(v.union([v.number(), decimalText]), 'rate')

/** A number that may be missing, null or empty text; one that cannot be read counts as missing. */
export const optionalNumber = v.nullish(
  /* @__PURE__ */ tolerant(v.union([v.number(), decimalText, v.literal('')]), 'count'),
)

const moneyText = v.pipe(v.string(), v.regex(/^\s*[$¥]?-?\d+(?:\.\d+)?\s*$/))

/**
 * An amount of money: a number, or plain decimal text with a point. Other texts are read where they have one reading only:
 * `1,299.00`, `$4.99`, `+4.99`, `9,99`. `1,299` alone has two, and is not read. Source: decision 103.
 */
export const wireAmount = /* @__PURE__ */ tolerant(v.union([v.number(), moneyText]), 'amount')

/** An amount that may be missing, null or empty text; one that cannot be read counts as missing. */
export const optionalAmount = v.nullish(
  /* @__PURE__ */ tolerant(v.union([v.number(), moneyText, v.literal('')]), 'amount'),
)

/**
 * A time that may be missing, null or empty text: an epoch time, ten digits being seconds. A date in figures is read too,
 * the year first (`2026-12-03 10:00:00`); one that names no zone counts as UTC, that of a coupon as its `time_zone`.
 * Source: spec §9, decision 103.
 */
export const optionalTime = v.nullish(
  /* @__PURE__ */ tolerant(v.union([v.number(), decimalText, v.literal('')]), 'date'),
)

/** An id that may be missing, null or empty text; one that cannot be read counts as missing. */
export const optionalId = v.nullish(v.union([v.string(), v.number()]))

/**
 * An id that decides who is paid for or which order is meant: it may be missing, null or empty text, but an object
 * in which it cannot be read is left out.
 */
export const strictId = v.nullish(v.union([v.string(), v.pipe(v.number(), v.safeInteger(strict))], strict))

/**
 * Text for players that may be missing or null. A number is read as its decimal text, HTML entities (`&amp;`) as the
 * characters that they stand for; markup is shown as it is. Anything else counts as missing.
 */
export const optionalText = v.nullish(v.union([v.string(), v.number()]))

/**
 * Text that only describes; a value of any other type counts as missing, so that a faulty description can never
 * cost the player an answer that matters (a billing number, a status).
 */
export const decorativeText = v.fallback(optionalText, null)

/**
 * The currency of an amount: three letters, as ISO 4217 and decision 41 have them (`USD`, `RMB`) or a game's own (`PTS`).
 * Small letters count as capitals, and spaces around them for nothing. An amount in anything else is no amount.
 */
export const wireCurrency = v.pipe(v.string(), v.regex(/^\s*[A-Za-z]{3}\s*$/))

/** A currency that may be missing, null or empty text. One that is not three letters counts as `XXX`: no amount has it. */
export const optionalCurrency = v.nullish(
  v.pipe(v.string(noCurrency), v.regex(/^\s*(?:[A-Za-z]{3}\s*)?$/, noCurrency)),
)

/**
 * A switch: on for 1, `"1"`, true and `"true"`; off for 0, `"0"`, false, `"false"`, empty text, null or nothing. `Y`, `yes`,
 * `on` and a number above 1 are on, `N`, `no` and `off` are off. Anything else is off.
 */
export const wireFlag = v.nullish(
  /* @__PURE__ */ tolerant(
    v.union([v.picklist([0, 1, '0', '1', '', 'true', 'false']), v.boolean()]),
    'switch',
  ),
)

/** Plain text, or one text per locale; either may be JSON text of such a map. */
export const localisedText = v.nullish(v.union([v.string(), v.number(), v.record(v.string(), optionalText)]))

/** A required query value that is not empty. */
export const requiredText = v.pipe(v.string(), v.nonEmpty())

/** An optional query value. */
export const parameter = v.nullish(v.string())

/** The platforms a client id is issued for. */
export const platformName = v.picklist(['android', 'ios', 'web'])

/** What the client adds to every request; `spec_lang` and `oauth_token` to GETs only, when known. Source: spec §7. */
export const commonParameters = v.object({
  idfv: requiredText,
  spec_lang: parameter,
  oauth_token: parameter,
})

/** Every value of a request travels as text in a query or a form; a missing one is left out. */
type RequestSchema = v.GenericSchema<Readonly<Record<string, string | null | undefined>>>

/**
 * One call of the wire protocol, as data.
 * - `retry`: a `safe` call may be repeated, and one to the service is (two more times, then on the backup hosts, spec §8);
 *   one marked `never` is sent a single time to a single host, because a second one could take money or use something
 *   up (decision 27).
 * - `secret`: the request or its answer carries a password, card, code or token even without a login (decision 35).
 * - `host`: `api` hosts have backups, the `data` host takes tracking.
 * - `request`: the query (GET) or form (POST) without `idfv`, `spec_lang` and `oauth_token`, which the client adds.
 * - `content`: the envelope's `content` on code 1.
 */
export interface Endpoint<
  Request extends RequestSchema = RequestSchema,
  Content extends v.GenericSchema = v.GenericSchema,
> {
  readonly path: `/${string}`
  readonly method: 'GET' | 'POST'
  readonly host: 'api' | 'data'
  readonly retry: 'safe' | 'never'
  readonly secret: boolean
  readonly request: Request
  readonly content: Content
}

/** A call to the service; the others are tracking, which `sendTracking` sends to the data host. */
export type ApiEndpoint = Endpoint & { readonly host: 'api'; readonly method: 'GET' }

/** What a caller passes to an endpoint. */
export type RequestOf<E extends Endpoint> = v.InferInput<E['request']>

/** What an endpoint answers, as accepted by its schema. */
export type ContentOf<E extends Endpoint> = v.InferOutput<E['content']>

/**
 * Declares one endpoint. Marked free of side effects, so that a bundle carries only the endpoints it names.
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
