import type { Endpoint } from '@topup/api-client'
import { parseAnswer, readEnvelope } from '@topup/api-client/envelope/readEnvelope'
import { reshape } from '@topup/api-client/envelope/reshape'
import { ownValue } from '@topup/domain'
import type * as v from 'valibot'
import type { Finding } from '../report/report.ts'
import type { Exchange } from '../wire/exchange.ts'
import { describeFound, isPrintable, valueAt } from './findings.ts'
import { judgeForms } from './judgeForms.ts'
import { type Leaf, membersOf, shapeOf } from './shape.ts'

/** What an answer turned out to be, and everything about its form that is not as the contract has it first. */
export interface Judged {
  readonly outcome:
    | { readonly kind: 'content'; readonly content: unknown; readonly isPartial: boolean }
    | {
        readonly kind: 'rejected'
        readonly code: number
        readonly message: string
        readonly content: unknown
      }
    | { readonly kind: 'unreadable' }
  /** The whole answer as JSON, long integers as text; undefined where it is none. */
  readonly body: unknown
  readonly findings: readonly Finding[]
}

const mark = '\uFEFF'

/** Judges an answer by the schemas of its call, as the store reads it. Source: docs/publishers.md, decision 51. */
export function judgeAnswer(endpoint: Endpoint, answer: Exchange): Judged {
  if (answer.kind === 'failed') return unreadable('an answer', answer.reason)
  if (answer.status !== 200) return unreadable('the HTTP status 200', `the HTTP status ${answer.status}`)
  const outcome = readEnvelope(answer.text, endpoint, reshape)
  const { exact, plain } = bothReadings(answer.text)
  const findings = envelopeFindings(answer.text, plain)
  switch (outcome.kind) {
    case 'notAnEnvelope': {
      const found = plain === undefined ? kindOfText(answer.text) : describeBody(plain)
      return unreadable(plainExpected(endpoint.content, undefined, { path: '', ...outcome }), found)
    }
    case 'rejected':
      return { outcome, body: exact, findings }
    case 'schemaMismatch': {
      const broken = brokenAt(endpoint, exact, outcome)
      return { outcome: { kind: 'unreadable' }, body: exact, findings: [...findings, broken] }
    }
    case 'content': {
      const sent = { exact: valueAt(exact, 'content'), plain: valueAt(plain, 'content') }
      const inForm = (value: unknown) => reshape(endpoint.content, structuredClone(value), answer.text)
      const read = { exact: inForm(sent.exact), plain: inForm(sent.plain) }
      const lost = outcome.leftOut.map((each) => brokenAt(endpoint, exact, each))
      const { isSameShape, findings: others } = otherForms(sent.exact, read.exact, endpoint.secret)
      const readToo = new Set(others.map(({ path }) => path))
      const forms = judgeForms(endpoint.content, isSameShape ? sent : read, {
        isSecretCall: endpoint.secret,
      }).filter(({ path, rule }) => rule !== 'leftOut' || !readToo.has(path))
      const body = isSameShape || typeof exact !== 'object' ? exact : { ...exact, content: read.exact }
      return { outcome, body, findings: [...findings, ...others, ...forms, ...lost] }
    }
  }
}

/**
 * Where what was sent is not in the form of the contract, and is read as another value that says the same. Rows that stand
 * elsewhere are named once, because everything inside them moves along. What a plain value was read as takes its place in `sent`: its
 * meaning is judged by it.
 */
function otherForms(
  sent: unknown,
  read: unknown,
  isSecret: boolean,
): { readonly isSameShape: boolean; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  let isSameShape = true
  const visit = (one: unknown, other: unknown, path: string): void => {
    const tolerate = (expected: string) =>
      findings.push({
        kind: 'tolerated',
        path,
        expected,
        found: describeFound(one, isPrintable(path, isSecret)),
        rule: 'otherForm',
      })
    if (!isHolder(other)) {
      const isPlain = [String(other), String(Boolean(other))].includes(String(one).trim()) || !one
      if (!isPlain) tolerate('its plain form')
      return
    }
    const keys = isHolder(one) ? Object.keys(one) : []
    const isList = isHolder(one) && keys.every((key) => /^\d+$/.test(key))
    if (!isHolder(one) || (Array.isArray(other) && !isList)) {
      isSameShape = false
      return void tolerate('the form of the contract')
    }
    const others = Object.keys(other)
    if (others.length !== keys.length && !Array.isArray(other)) isSameShape = false
    others.forEach((key, index) => {
      const key_ = Array.isArray(other) ? (keys[index] ?? key) : key
      if (!Object.hasOwn(one, key_)) {
        isSameShape = false
        findings.push({
          kind: 'tolerated',
          path: `${path}.${key_}`,
          expected: 'this name',
          found: 'another name',
          rule: 'otherForm',
        })
      } else {
        visit(one[key_], other[key], `${path}.${key_}`)
        if (!isHolder(other[key])) Reflect.set(one, key_, other[key])
      }
    })
  }
  visit(sent, read, 'content')
  return { isSameShape, findings }
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const unreadable = (expected: string, found: string): Judged => ({
  outcome: { kind: 'unreadable' },
  body: undefined,
  findings: [{ kind: 'broken', path: '', expected, found, rule: 'envelope' }],
})

/** The answer as the store reads it, and as plain JSON. */
function bothReadings(text: string): { readonly exact: unknown; readonly plain: unknown } {
  try {
    return { exact: parseAnswer(text), plain: JSON.parse(text.replaceAll(mark, '')) as unknown }
  } catch {
    return { exact: undefined, plain: undefined }
  }
}

function envelopeFindings(text: string, body: unknown): readonly Finding[] {
  const findings: Finding[] = []
  const tolerate = (finding: Omit<Finding, 'kind'>) => findings.push({ kind: 'tolerated', ...finding })
  if (text.startsWith(mark))
    tolerate({ path: '', expected: 'JSON', found: 'a byte order mark before it', rule: 'byteOrderMark' })
  const code = valueAt(body, 'code')
  if (typeof code === 'string')
    tolerate({ path: 'code', expected: 'a number', found: describeFound(code, true), rule: 'codeAsText' })
  return findings
}

function brokenAt(
  { secret, content }: Endpoint,
  body: unknown,
  lost: { readonly path: string; readonly expected: string },
): Finding {
  const { path } = lost
  const found = describeFound(valueAt(body, path), isPrintable(path, secret))
  const expected = plainExpected(content, body, lost)
  return { kind: 'broken', path, expected, found, rule: 'leftOut' }
}

/** What stands where an envelope is meant; its values may be of any kind. */
function describeBody(body: unknown): string {
  const isEnvelopeLike = typeof body === 'object' && body !== null && !Array.isArray(body)
  return isEnvelopeLike && !Object.hasOwn(body, 'code')
    ? 'an object without a code'
    : describeFound(body, false)
}

function kindOfText(text: string): string {
  const start = text.trimStart()
  if (start === '') return 'an empty answer'
  return start.startsWith('<') ? 'HTML' : 'text that is no JSON'
}

/** What stands at a place of the contract, in words for the engineer of a server. */
const leafWords = {
  id: 'text or a whole number',
  number: 'a number',
  currency: 'three letters, such as USD',
  text: 'text',
  switch: '0, 1, true or false',
  localised: 'text, or a text for each language',
} as const satisfies Record<Leaf, string>

/** What the reading of an answer calls things, in the same words. */
const typeWords: ReadonlyMap<string, string> = new Map([
  ['Object', 'an object'],
  ['Array', 'a list'],
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['""', 'empty text'],
  ['envelope', 'an object with code, msg and content'],
  ['integer code', 'a whole number as code'],
])

/**
 * What was expected at a path, in plain words: by the contract where it says what stands there, else by what the reading
 * of the answer said. `path` begins with `content`, or is empty for the whole answer, `body`.
 */
export function plainExpected(
  schema: v.GenericSchema,
  body: unknown,
  { path, expected }: { readonly path: string; readonly expected: string },
): string {
  const there = path === '' ? null : schemaAt(schema, body, path.split('.'))
  const shape = there === null ? null : shapeOf(there)
  if (shape?.kind === 'leaf') return leafWords[shape.leaf]
  if (shape?.kind === 'list') return 'a list'
  if (shape?.kind === 'object' || shape?.kind === 'map') return 'an object'
  return inWords(expected)
}

/** The schema of a place; null where the contract has none. */
function schemaAt(
  schema: v.GenericSchema,
  body: unknown,
  [, ...keys]: readonly string[],
): v.GenericSchema | null {
  let [there, value]: readonly [v.GenericSchema | null, unknown] = [schema, ownValue(body, 'content')]
  for (const key of keys) {
    const members: ReturnType<typeof membersOf> = there === null ? [] : membersOf(shapeOf(there), value)
    there = members.find((member) => member.key === key)?.schema ?? null
    value = ownValue(value, key)
  }
  return there
}

/** `(string | Array)` is "text or a list"; the name of a field that is missing is "a value". */
function inWords(expected: string): string {
  if (!expected.startsWith('('))
    return typeWords.get(expected) ?? (/^"\w+"$/.test(expected) ? 'a value' : expected)
  const parts = expected.replaceAll(/[()]/g, '').split(' | ')
  const words = [...new Set(parts.map((part) => typeWords.get(part) ?? part))]
  const last = words.pop() ?? ''
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`
}
