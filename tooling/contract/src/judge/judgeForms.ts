import { cleanText, maxEntries } from '@topup/api-client'
import { ownValue } from '@topup/domain'
import type * as v from 'valibot'
import type { Finding } from '../report/report.ts'
import type { RuleName } from '../report/rules.ts'
import { describeFound, isPrintable } from './findings.ts'
import { idFields, type Leaf, mayBeNull, membersOf, type Shape, shapeOf } from './shape.ts'

/** What the walk needs to know of the call. */
export interface FormOptions {
  readonly isSecretCall: boolean
}

/**
 * Compares content with the first choice of its schema and names each difference that the store tolerates, and ids that
 * it cannot tell apart. What it leaves out altogether is `readContent`'s to say. Source: docs/publishers.md
 * "How an answer is read", decision 51.
 */
export function judgeForms(
  schema: v.GenericSchema,
  reading: Reading,
  { isSecretCall }: FormOptions,
): readonly Finding[] {
  const findings: Finding[] = []
  const visit = (of: v.GenericSchema, { exact, plain }: Reading, path: string): void => {
    const found = describeFound(plain, isPrintable(path, isSecretCall))
    const tolerate = (expected: string, rule: RuleName) =>
      findings.push({ kind: 'tolerated', path, expected, found, rule })
    const shape = shapeOf(of)
    if (shape.kind === 'list') {
      const rule = listRule(of, exact)
      if (rule !== null) tolerate('a list', rule)
      if (isNothing(exact)) return
      findings.push(...judgeRows(shape.item, exact, path))
    }
    if (exact === null || exact === undefined) return
    if (isTooLong(exact)) tolerate(`at most ${maxEntries} rows`, 'longList')
    if (shape.kind === 'leaf') {
      const judged = judgeLeaf(shape.leaf, { exact, plain })
      if (judged !== null) findings.push({ ...judged, path, found })
    }
    if (isMapShape(shape) && isEmptyList(exact)) tolerate('{}', 'emptyMap')
    else
      for (const { schema: inner, key } of membersOf(shape, exact))
        visit(inner, { exact: ownValue(exact, key), plain: ownValue(plain, key) }, under(path, key))
    if (shape.kind === 'object') findings.push(...unnamed(shape, exact, path))
  }
  visit(schema, reading, 'content')
  return findings
}

/** Keys of a map come from the service, so they are cleaned and cut. */
const under = (path: string, key: string): string => `${path}.${cleanText(key, 40)}`.slice(0, 200)

const isNothing = (value: unknown) => value == null || value === false || value === ''

/** By which rule a value passes for a list that it is not. */
function listRule(schema: v.GenericSchema, value: unknown): RuleName | null {
  if (value === undefined || (value === null && mayBeNull(schema))) return null
  if (isNothing(value)) return 'nothingForList'
  return !Array.isArray(value) && hasNumbersAsKeys(value) ? 'listWithGaps' : null
}

const isTooLong = (value: unknown) =>
  typeof value === 'object' && Object.keys(value ?? {}).length > maxEntries
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
const isMapShape = ({ kind }: Shape) => kind === 'object' || kind === 'map'

const hasNumbersAsKeys = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d+$/.test(key))

/** Fields that the contract does not name. */
function unnamed(
  { entries }: Extract<Shape, { readonly kind: 'object' }>,
  value: unknown,
  path: string,
): readonly Finding[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.keys(value).flatMap((key): readonly Finding[] =>
    Object.hasOwn(entries, key)
      ? []
      : [
          {
            kind: 'tolerated',
            path: under(path, key),
            expected: 'no such field',
            found: describeFound(ownValue(value, key), false),
            rule: 'unnamedField',
          },
        ],
  )
}

/** Rows that have the id of an earlier one. */
function judgeRows(item: v.GenericSchema, list: unknown, path: string): readonly Finding[] {
  if (typeof list !== 'object' || list === null) return []
  const fields = idFields(item)
  const seen = new Set<string>()
  return Object.entries(list).flatMap(([key, row]: readonly [string, unknown]): readonly Finding[] => {
    const ids = fields.map((name) => ownValue(row, name))
    // A row that lacks one is left out, which is said elsewhere.
    if (ids.length === 0 || ids.some((id) => id == null)) return []
    const name = JSON.stringify(ids.map(String))
    const isNew = !seen.has(name)
    seen.add(name)
    if (isNew) return []
    const expected = `each ${fields.join(' and ')} once`
    return [
      { kind: 'broken', path: under(path, key), expected, found: 'the id of an earlier row', rule: 'idOnce' },
    ]
  })
}

/** A value as it was read, and the same as plain JSON reads it: long integers differ. */
export interface Reading {
  readonly exact: unknown
  readonly plain: unknown
}

const decimal = /^\s*-?\d+(?:\.\d+)?\s*$/
/** An amount behind a sign, and the word of a status, which schemas name beside the number. */
const otherNumber = /^\s*(?:[$¥]\d+(?:\.\d+)?|Pending|Success|Fail)\s*$/
const switches: readonly string[] = ['0', '1', '', 'true', 'false']
const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i

const tolerated = (expected: string, rule: RuleName) => ({ kind: 'tolerated', expected, rule }) as const
const broken = (expected: string, rule: RuleName) => ({ kind: 'broken', expected, rule }) as const

/** What is unusual about one value, if anything; where it stands and what it is are for the caller to say. */
export function judgeLeaf(leaf: Leaf, reading: Reading): Omit<Finding, 'path' | 'found'> | null {
  switch (leaf) {
    case 'id':
      return judgeId(reading)
    case 'number':
      return judgeAsText(reading.plain, 'a number', (text) =>
        decimal.test(text) ? 'numberAsText' : otherNumber.test(text) && 'otherForm',
      )
    case 'currency':
      return judgeCurrency(reading.plain)
    case 'switch':
      return judgeAsText(
        reading.plain,
        '0, 1, true or false',
        (text) => switches.includes(text.trim()) && 'switchAsText',
      )
    case 'text':
    case 'localised':
      return judgeText(reading.plain)
  }
}

function judgeId({ exact, plain }: Reading) {
  if (typeof plain === 'number' && typeof exact === 'string')
    return tolerated('an id as text, or a whole number up to 2^53', 'longId')
  const isRounded = typeof exact === 'number' && !Number.isSafeInteger(exact)
  return isRounded ? broken('an id as text or a whole number', 'id') : null
}

/** Text in place of a number or a switch: one that spells it is tolerated by a rule, empty text is nothing. */
function judgeAsText(value: unknown, expected: string, ruleOf: (text: string) => RuleName | false) {
  if (typeof value !== 'string') return null
  const rule = ruleOf(value)
  if (rule !== false) return tolerated(expected, rule)
  return value === '' ? null : broken(expected, 'leftOut')
}

/** Letters that are a currency once they are in capitals; anything else has been left out. */
function judgeCurrency(value: unknown) {
  const isRead = typeof value === 'string' && /^\s*[A-Za-z]{3}\s*$/.test(value)
  return isRead && !/^[A-Z]{3}$/.test(value)
    ? tolerated('three capital letters, such as USD', 'currencyLetters')
    : null
}

function judgeText(value: unknown) {
  if (typeof value === 'number') return tolerated('text', 'numberAsText')
  return typeof value === 'string' && entity.test(value)
    ? tolerated('text without HTML entities', 'entities')
    : null
}
