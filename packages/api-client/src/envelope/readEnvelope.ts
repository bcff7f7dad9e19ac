import * as v from 'valibot'
import { type Endpoint, noCurrency, strict } from '../contract/wire.ts'
import { successCode } from '../contract/errorCodes.ts'
import { cleanText, messageLength } from '../decode/cleanText.ts'
import { maxEntries } from '../decode/readers.ts'

/** An answer longer than this is not read: 2 million characters. Source: faults B-07. */
export const maxAnswerLength = 2_000_000

/** What an answer's text turned out to be. */
export type EnvelopeReading<Content> =
  | ContentReading<Content>
  | { readonly kind: 'rejected'; readonly code: number; readonly message: string; readonly content: unknown }
  /** Not an envelope at all (a proxy's page, a cut-off body): the host's fault, another attempt may help. */
  | { readonly kind: 'notAnEnvelope'; readonly expected: string }

/** Cuts each list and map that is longer than a phone can take, before its rows cost anything; false when it is nested too deep. */
function cutLists(value: unknown, depth = maxAnswerDepth): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  if (Array.isArray(value)) value.length = Math.min(value.length, maxEntries)
  else for (const key of Object.keys(value).slice(maxEntries)) Reflect.deleteProperty(value, key)
  return Object.values(value).every((member) => cutLists(member, depth - 1))
}

function parse(text: string): unknown {
  try {
    return parseAnswer(text)
  } catch {
    return undefined
  }
}

function ownMember(value: object, key: string): unknown {
  return Object.prototype.hasOwnProperty.call(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

/** The number that a code is: an integer, its decimal text, or true for success; null for anything else. */
function codeIn(code: unknown): number | null {
  if (code === true) return successCode
  const number = typeof code === 'string' && /^\s*-?\d{1,15}\s*$/.test(code) ? Number(code) : code
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

/** A message is text, or the first text of a list or map; anything else says nothing. */
function messageIn(msg: unknown): string {
  const texts = typeof msg === 'object' && msg !== null ? Object.values(msg) : [msg]
  return texts.find((text) => typeof text === 'string') ?? ''
}

/** Brings content into the form of its schema; see `reshape`. */
export type Reshape = (schema: v.GenericSchema, value: unknown, text: string) => unknown

/**
 * Reads an answer's text as an envelope of the protocol. Only code 1, as a number, its decimal text or true, is success, with
 * content as `readContent` reads it. Never throws. Source: spec §7 "The response envelope", decision 51.
 */
export function readEnvelope<S extends v.GenericSchema>(
  text: string,
  { content: schema, retry }: { readonly content: S; readonly retry: Endpoint['retry'] },
  reshape?: Reshape,
): EnvelopeReading<v.InferOutput<S>> {
  if (text.length > maxAnswerLength)
    return { kind: 'notAnEnvelope', expected: 'at most 2 million characters' }
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { kind: 'notAnEnvelope', expected: 'envelope' }
  if (!cutLists(body)) return { kind: 'notAnEnvelope', expected: 'at most 64 levels' }
  const code = codeIn(ownMember(body, 'code'))
  if (code === null) return { kind: 'notAnEnvelope', expected: 'integer code' }
  const content = ownMember(body, 'content')
  if (code !== successCode) {
    const message = cleanText(messageIn(ownMember(body, 'msg')), messageLength)
    // The order that a rejection names may stand in a text.
    return {
      kind: 'rejected',
      code,
      message,
      content: (typeof content === 'string' && parse(content)) || content,
    }
  }
  // A call that is sent once may have taken effect: an answer that says nothing must not look like one.
  return readContent(schema, reshape ? reshape(schema, content, text) : content, retry === 'safe')
}

/** Byte order marks that a service's files put before its answer. */
const marks = /^\uFEFF+/

/** Only a text with a number this long can hold one that JavaScript rounds. */
const longNumber = /\d{16}/

/** A string, or a number of any form; strings come first, so that a number inside one is never taken for a number. */
const token = /"(?:[^"\\]|\\[^]?)*(?:"|$)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

const integer = /^-?[1-9]\d+$/

/**
 * A string, to its end or that of the text, or what is a number in other languages alone. Whatever stands behind a backslash, each
 * string ends somewhere: one that does not match would be searched again from each of its own characters.
 */
const noNumber = /"(?:[^"\\]|\\[^]?)*(?:"|$)|-?\b(?:NaN|Infinity)\b/g

/**
 * Parses an answer. An integer that a number cannot hold exactly (beyond 2^53) becomes its own decimal text, so that
 * ids of any length keep every digit, and `NaN` or `Infinity` text, so that it costs no more than its row. Throws for
 * anything but JSON. Source: decision 51, faults O-08.
 */
export function parseAnswer(text: string): unknown {
  const sent = text.replace(marks, '')
  const json = /NaN|Infinity/.test(sent) ? sent.replace(noNumber, quoteOther) : sent
  // First, because a search for tokens in what is no JSON (a text that is cut off) takes the square of its length.
  const read: unknown = JSON.parse(json)
  return longNumber.test(json) ? JSON.parse(json.replace(token, quoteLong)) : read
}

const quoteOther = (part: string) => (part.charAt(0) === '"' ? part : `"${part}"`)

const quoteLong = (part: string) =>
  integer.test(part) && !Number.isSafeInteger(Number(part)) ? `"${part}"` : part

/** A value that was left out because it could not be read; the path is that of `MalformedError`. */
interface LeftOut {
  readonly path: string
  readonly expected: string
}

/** What the content of an answer turned out to be. */
type ContentReading<Content> =
  | {
      readonly kind: 'content'
      readonly content: Content
      /** What could not be read, the first few; the rest of the answer stands. */
      readonly leftOut: readonly LeftOut[]
      /** Whether a row of a list is missing because of that. */
      readonly isPartial: boolean
      /** Whether it may be in another form: something was left out, or has a name that the schema does not know. */
      readonly isOther: boolean
    }
  /** The content breaks the contract: a retry would not help. */
  | ({ readonly kind: 'schemaMismatch' } & LeftOut)

/** An answer nested deeper than this is not read. Source: faults B-07. */
export const maxAnswerDepth = 64

/** The first values that are left out say the most. Source: decision 13. */
const maxReported = 5

/**
 * Reads content by its schema. A value that cannot be read counts as missing; where it may not be missing, the object
 * around it is left out, and so on outwards: a field, a row of a list, an entry of a map. Only when that leads to the
 * whole content the answer cannot be read. What PHP makes of lists is valid: an object with numbers as keys for a list
 * with gaps, and null, false or empty text for an empty list where `canBeEmpty`, except for a list that is marked strict.
 * A currency that is none stays there as none, because its amount would have another one without it.
 * Nothing in place of an object is never read as an empty one. Changes `content`. Never throws. Source: decision 51.
 */
export function readContent<S extends v.GenericSchema>(
  schema: S,
  content: unknown,
  canBeEmpty: boolean,
): ContentReading<v.InferOutput<S>> {
  const holder = { content }
  const whole = v.object({ content: schema })
  let read = v.safeParse(whole, holder, { abortEarly: true })
  let isPartial = false
  let leftOut: readonly LeftOut[] = []
  for (let pass = 0; !read.success;) {
    read = v.safeParse(whole, holder)
    if (read.success) break
    // What PHP means comes first: it is no fault.
    if (pass === 0 && read.issues.filter((issue) => becomesList(issue, canBeEmpty)).length > 0) continue
    // Each pass goes outwards by a level, and an answer has at most 64.
    const mended = mend(read.issues, pass)
    if (mended.kind === 'failed') {
      const failed = leftOutBy(mended.issue)
      return { kind: 'schemaMismatch', ...(leftOut.find(({ path }) => path === failed.path) ?? failed) }
    }
    // What later passes take away follows from the first.
    if (pass === 0) leftOut = mended.lost
    isPartial ||= mended.isPartial
    pass += 1
  }
  const isOther = leftOut.length > 0 || hasMore(holder, read.output)
  return { kind: 'content', content: read.output.content, leftOut, isPartial, isOther }
}

/**
 * Whether a value has members that were not read: a schema drops the names that it does not know, and counts as missing what
 * it cannot read of a description.
 */
const hasMore = (sent: unknown, read: unknown): boolean =>
  isHolder(sent)
    ? Object.entries(sent).some(
        ([name, each]) => !isHolder(read) || !(name in read) || hasMore(each, Reflect.get(read, name)),
      )
    : sent != null && read === null

/** The keys that the rows of a list were sent with, where it came as an object: reports name rows by them. */
export const sentKeys = new WeakMap<readonly unknown[], readonly string[]>()

type Issue = v.BaseIssue<unknown>

type Mended =
  | { readonly kind: 'mended'; readonly lost: readonly LeftOut[]; readonly isPartial: boolean }
  /** The content itself would have to go because of this issue. */
  | { readonly kind: 'failed'; readonly issue: Issue }

/** Takes away or replaces what each issue names. */
function mend(issues: readonly [Issue, ...Issue[]], pass: number): Mended {
  if (pass > maxAnswerDepth) return { kind: 'failed', issue: issues[0] }
  // A list may stand where a map is meant; its keys are text then.
  const rows = new Map<unknown[], Set<string>>()
  const lost: LeftOut[] = []
  for (const issue of issues) {
    const item = removable(issue)
    if (item === null) return { kind: 'failed', issue }
    // Now, because rows move up.
    if (lost.length < maxReported) lost.push(leftOutBy(issue))
    const { input, key } = item
    if (issue.message === noCurrency) Reflect.set(Object(input), String(key), noCurrency)
    else if (Array.isArray(input)) rows.set(input, (rows.get(input) ?? new Set()).add(String(key)))
    else Reflect.deleteProperty(Object(input), String(key))
  }
  for (const [list, gone] of rows) {
    const kept = list.filter((_row, index) => !gone.has(String(index)))
    list.length = 0
    for (const row of kept) list.push(row)
  }
  return { kind: 'mended', lost, isPartial: rows.size > 0 }
}

/** The innermost value of an issue's path that is there and may be missing; null for the content itself. */
function removable({ path, message }: Issue) {
  const inner = message === strict ? path?.slice(0, -1) : path
  const there = (inner ?? []).filter(({ value }, depth) => depth > 0 && value !== undefined)
  return there[there.length - 1] ?? null
}

/** Puts the list that PHP means in place of what it sent; false when that is none. */
function becomesList({ path, type, message }: Issue, canBeEmpty: boolean): boolean {
  const item = path?.[path.length - 1]
  if (item === undefined || type !== 'array') return false
  const { key, value, input } = item
  const list = isNothing(value) ? (canBeEmpty && message !== strict ? [] : null) : listIn(value)
  if (list === null) return false
  if (isHolder(value)) sentKeys.set(list, Object.keys(value))
  return Reflect.set(Object(input), String(key), list)
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a value stands for an empty list: null, false or empty text. */
export const isNothing = (value: unknown) => value == null || value === '' || value === false

const listIn = (value: unknown): readonly unknown[] | null =>
  isHolder(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null

/** Rows are named as they were sent. Keys of a map come from the service, so they are cleaned and cut. */
function leftOutBy(issue: Issue): LeftOut {
  const keys = (issue.path ?? []).map(({ input, key }) => {
    const sent = Array.isArray(input) ? sentKeys.get(input)?.[Number(key)] : undefined
    return cleanText(sent ?? String(key), 40)
  })
  return {
    path: keys.join('.').slice(0, 200),
    expected: cleanText(issue.expected ?? 'other content', 200),
  }
}
