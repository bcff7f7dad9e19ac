import type { Finding } from '../report/report.ts'
import type { RuleName } from '../report/rules.ts'
import type { Leaf } from './shape.ts'

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
