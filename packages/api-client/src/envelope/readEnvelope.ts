import type * as v from 'valibot'
import type { Endpoint } from '../contract/endpoint.ts'
import { successCode } from '../contract/errorCodes.ts'
import { cleanText, messageLength } from '../decode/cleanText.ts'
import { maxEntries } from '../decode/readers.ts'
import { type ContentReading, maxAnswerDepth, readContent } from './readContent.ts'

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
    return { kind: 'rejected', code, message, content }
  }
  // A call that is sent once may have taken effect: an answer that says nothing must not look like one.
  return readContent(schema, reshape?.(schema, content, text) ?? content, retry === 'safe')
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
