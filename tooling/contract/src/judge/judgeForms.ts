import { cleanText, maxEntries } from '@topup/api-client'
import { ownValue } from '@topup/domain'
import type * as v from 'valibot'
import type { Finding } from '../report/report.ts'
import type { RuleName } from '../report/rules.ts'
import { describeFound, isPrintable } from './findings.ts'
import { idFields, type Leaf, mayBeNull, membersOf, shapeOf } from './shape.ts'

/** What the walk needs to know of the call. */
export interface FormOptions {
  readonly isSecretCall: boolean
  /** The answer as it was sent. */
  readonly text: string
}

/**
 * Compares content with the first choice of its schema and names each difference that the store tolerates, and ids that
 * it cannot tell apart. What it leaves out altogether is `readContent`'s to say. Source: docs/publishers.md
 * "How an answer is read", decision 51.
 */
export function judgeForms(
  schema: v.GenericSchema,
  content: unknown,
  { isSecretCall, text }: FormOptions,
): readonly Finding[] {
  const findings: Finding[] = []
  const visit = (of: v.GenericSchema, value: unknown, path: string): void => {
    const found = describeFound(value, isPrintable(path, isSecretCall))
    const tolerate = (expected: string, rule: RuleName) =>
      findings.push({ kind: 'tolerated', path, expected, found, rule })
    const { leaf, item, entries, value: each } = shapeOf(of)
    if (item !== undefined) {
      const rule = listRule(of, value)
      if (rule !== null) tolerate('a list', rule)
      if (isNothing(value)) return
      findings.push(...judgeRows(item, value, path))
    }
    if (value === null || value === undefined) return
    if (isTooLong(value)) tolerate(`at most ${maxEntries} rows`, 'longList')
    const judged = leaf === undefined ? null : judgeLeaf(leaf, value, text)
    if (judged !== null) findings.push({ path, found, ...judged })
    if ((entries ?? each) !== undefined && isEmptyList(value)) tolerate('{}', 'emptyMap')
    else
      for (const { schema: inner, key } of membersOf(of, value))
        visit(inner, ownValue(value, key), under(path, key))
    if (entries !== undefined) findings.push(...unnamed(entries, value, path))
  }
  visit(schema, content, 'content')
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

const hasNumbersAsKeys = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d+$/.test(key))

/** Fields that the contract does not name. */
function unnamed(entries: object, value: unknown, path: string): readonly Finding[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const others = Object.keys(value).filter((key) => !Object.hasOwn(entries, key))
  return others.map((key) => ({
    kind: 'tolerated',
    path: under(path, key),
    expected: 'no such field',
    found: describeFound(ownValue(value, key), false),
    rule: 'unnamedField',
  }))
}

/** Rows that have the id of an earlier one. */
function judgeRows(item: v.GenericSchema, list: unknown, path: string): readonly Finding[] {
  if (typeof list !== 'object' || list === null) return []
  const fields = idFields(item)
  const expected = `each ${fields.join(' and ')} once`
  const seen = new Set<string>()
  return Object.entries(list).flatMap(([key, row]: readonly [string, unknown]): readonly Finding[] => {
    const ids = fields.map((name) => ownValue(row, name))
    // A row that lacks one is left out, which is said elsewhere.
    if (ids.length === 0 || ids.some((id) => id == null)) return []
    const name = JSON.stringify(ids.map(String))
    const isNew = !seen.has(name)
    seen.add(name)
    if (isNew) return []
    return [
      { kind: 'broken', path: under(path, key), expected, found: 'the id of an earlier row', rule: 'idOnce' },
    ]
  })
}

const decimal = /^\s*-?\d+(?:\.\d+)?\s*$/
/** An amount behind a sign, and the word of a status, which schemas name beside the number. */
const otherNumber = /^\s*(?:[$¥]\d+(?:\.\d+)?|Pending|Success|Fail)\s*$/
const switches: readonly string[] = ['0', '1', '', 'true', 'false']
const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i

type LeafFinding = Omit<Finding, 'path' | 'found'> & { readonly found?: string }

const tolerated = (expected: string, rule: RuleName) => ({ kind: 'tolerated', expected, rule }) as const
const broken = (expected: string, rule: RuleName) => ({ kind: 'broken', expected, rule }) as const

/** What is unusual about one value, if anything; where it stands is for the caller to say. */
function judgeLeaf(leaf: Leaf, value: unknown, text: string): LeafFinding | null {
  switch (leaf) {
    case 'id':
      return judgeId(value, text)
    case 'number':
      return judgeAsText(value, 'a number', (said) =>
        decimal.test(said) ? 'numberAsText' : otherNumber.test(said) && 'otherForm',
      )
    case 'currency':
      return judgeCurrency(value)
    case 'switch':
      return judgeAsText(
        value,
        '0, 1, true or false',
        (said) => switches.includes(said.trim()) && 'switchAsText',
      )
    case 'text':
    case 'localised':
      return judgeText(value)
  }
}

/** A number beyond 2^53 is read as its text; only in the answer itself it has no quotation marks. */
function judgeId(id: unknown, text: string): LeafFinding | null {
  if (typeof id === 'string' && /^-?\d{16,}$/.test(id) && new RegExp(`[[:,\\s]${id}[\\],}\\s]`).test(text))
    return { ...tolerated('an id as text, or a whole number up to 2^53', 'longId'), found: 'a longer number' }
  const isRounded = typeof id === 'number' && !Number.isSafeInteger(id)
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
