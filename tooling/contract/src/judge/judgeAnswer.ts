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
  const body = readBody(answer.text)
  const findings = envelopeFindings(answer.text, body)
  switch (outcome.kind) {
    case 'notAnEnvelope': {
      const found = body === undefined ? kindOfText(answer.text) : describeBody(body)
      return unreadable(plainExpected(endpoint.content, undefined, { path: '', ...outcome }), found)
    }
    case 'rejected':
      return { outcome, body, findings }
    case 'schemaMismatch': {
      const broken = brokenAt(endpoint, body, outcome)
      return { outcome: { kind: 'unreadable' }, body, findings: [...findings, broken] }
    }
    case 'content': {
      const sent = valueAt(body, 'content')
      const read = reshape(endpoint.content, structuredClone(sent), answer.text)
      const lost = outcome.leftOut.map((each) => brokenAt(endpoint, body, each))
      const { meant, findings: others } = otherForms(sent, read, endpoint.secret)
      const readToo = new Set(others.map(({ path }) => path))
      const forms = judgeForms(endpoint.content, meant === read ? read : sent, {
        isSecretCall: endpoint.secret,
        text: answer.text,
      }).filter(({ path, rule }) => rule !== 'leftOut' || !readToo.has(path))
      const all = [...findings, ...others, ...forms, ...lost]
      return { outcome, body: { ...(body as object), content: meant }, findings: all }
    }
  }
}

/**
 * Where what was sent is not in the form of the contract, and is read as another value that says the same. Rows that stand
 * elsewhere are named once, because everything inside them moves along. `meant` is what was sent, with what plain values were read as in
 * their places, or all that was read where rows stand elsewhere: its meaning is judged by it.
 */
function otherForms(
  sent: unknown,
  read: unknown,
  isSecret: boolean,
): { readonly meant: unknown; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  const meant: unknown = structuredClone(sent)
  let isSameShape = true
  const visit = (one: unknown, other: unknown, path: string): void => {
    const found = describeFound(one, isPrintable(path, isSecret))
    const tolerate = (expected: string) =>
      findings.push({ kind: 'tolerated', path, expected, found, rule: 'otherForm' })
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
    if (Object.keys(other).length !== keys.length && !Array.isArray(other)) isSameShape = false
    Object.entries(other).forEach(([key, value], index) => {
      const key_ = Array.isArray(other) ? (keys[index] ?? key) : key
      if (Object.hasOwn(one, key_)) {
        visit(one[key_], value, `${path}.${key_}`)
        if (!isHolder(value)) Reflect.set(one, key_, value)
        return
      }
      isSameShape = false
      findings.push({
        kind: 'tolerated',
        path: `${path}.${key_}`,
        expected: 'this name',
        found: 'another name',
        rule: 'otherForm',
      })
    })
  }
  visit(meant, read, 'content')
  return { meant: isSameShape ? meant : read, findings }
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const unreadable = (expected: string, found: string): Judged => ({
  outcome: { kind: 'unreadable' },
  body: undefined,
  findings: [{ kind: 'broken', path: '', expected, found, rule: 'envelope' }],
})

/** The answer as the store reads it; undefined where it is no JSON. */
function readBody(text: string): unknown {
  try {
    return parseAnswer(text)
  } catch {
    return undefined
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
  const { leaf, item, entries, value } = there === null ? {} : shapeOf(there)
  if (leaf !== undefined) return leafWords[leaf]
  if (item !== undefined) return 'a list'
  return (entries ?? value) === undefined ? inWords(expected) : 'an object'
}

/** The schema of a place; null where the contract has none. */
function schemaAt(
  schema: v.GenericSchema,
  body: unknown,
  [, ...keys]: readonly string[],
): v.GenericSchema | null {
  let [there, value]: readonly [v.GenericSchema | null, unknown] = [schema, ownValue(body, 'content')]
  for (const key of keys) {
    const members: ReturnType<typeof membersOf> = there === null ? [] : membersOf(there, value)
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
