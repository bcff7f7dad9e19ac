import * as v from 'valibot'
import { successCode } from '../contract/errorCodes.ts'
import { cleanText, messageLength } from '../decode/cleanText.ts'

/** An answer longer than this is not read: 2 million characters. Source: faults B-07. */
export const maxAnswerLength = 2_000_000

/** An answer nested deeper than this is not read. Source: faults B-07. */
export const maxAnswerDepth = 64

/** What an answer's text turned out to be. */
export type EnvelopeReading<Content> =
  | { readonly kind: 'content'; readonly content: Content }
  | { readonly kind: 'rejected'; readonly code: number; readonly message: string; readonly content: unknown }
  /** Not an envelope at all (a proxy's page, a cut-off body): the host's fault, another attempt may help. */
  | { readonly kind: 'notAnEnvelope'; readonly expected: string }
  /** An envelope whose content breaks the contract: a retry would not help. */
  | { readonly kind: 'schemaMismatch'; readonly path: string; readonly expected: string }

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth === 0) return true
  return Object.values(value).some((member) => isDeeperThan(member, depth - 1))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function ownMember(value: object, key: string): unknown {
  return Object.prototype.hasOwnProperty.call(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

/** The path to an issue. Keys of a map come from the service, so they are cleaned and cut. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map((item) => cleanText(String(item.key), 40))
  return ['content', ...keys].join('.').slice(0, 200)
}

/**
 * Reads an answer's text as an envelope of the protocol. Only code 1, an exact number, with content that the
 * schema accepts is success; an answer whose code is text is not an envelope. Never throws.
 * Source: spec §7 "The response envelope".
 */
export function readEnvelope<S extends v.GenericSchema>(
  text: string,
  schema: S,
): EnvelopeReading<v.InferOutput<S>> {
  if (text.length > maxAnswerLength)
    return { kind: 'notAnEnvelope', expected: 'at most 2 million characters' }
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { kind: 'notAnEnvelope', expected: 'envelope' }
  if (isDeeperThan(body, maxAnswerDepth)) return { kind: 'notAnEnvelope', expected: 'at most 64 levels' }
  const code = ownMember(body, 'code')
  const message = ownMember(body, 'msg') ?? ''
  if (typeof code !== 'number' || !Number.isSafeInteger(code))
    return { kind: 'notAnEnvelope', expected: 'integer code' }
  if (typeof message !== 'string') return { kind: 'notAnEnvelope', expected: 'text msg' }
  const content = ownMember(body, 'content')
  if (code !== successCode)
    return { kind: 'rejected', code, message: cleanText(message, messageLength), content }
  const read = v.safeParse(schema, content, { abortEarly: true })
  if (read.success) return { kind: 'content', content: read.output }
  const issue = read.issues[0]
  return {
    kind: 'schemaMismatch',
    path: pathOf(issue),
    expected: cleanText(issue.expected ?? 'other content', 200),
  }
}
