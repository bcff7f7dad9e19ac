import { cleanText } from '@topup/api-client'
import { ownValue } from '@topup/domain'
import type { Finding } from '../report/report.ts'
import type { RuleName } from '../report/rules.ts'

/** A path in which the places of rows do not count. */
const starred = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*')

/**
 * Each finding once: of those that differ by the row alone the first stays and counts the others. Two about one place
 * that is broken are one, the first.
 */
export function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const places = new Map<string, Finding>()
  for (const finding of findings) {
    const key = finding.kind === 'broken' ? finding.path : `${finding.path} ${finding.rule}`
    if (!places.has(key)) places.set(key, finding)
  }
  const kinds = Map.groupBy(places.values(), ({ kind, path, rule, expected }) =>
    JSON.stringify([kind, starred(path), rule, expected]),
  )
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const more = others.length === 0 ? '' : `, and ${others.length} more like it`
    return [{ ...first, found: `${first.found}${more}` }]
  })
}

/** Names of fields whose value is never printed. */
const secretField = /token|passw|secret|card|hash|code$|session|billing|url|suid|verifier|account|user_?name/i

/** Whether the value at a path may be printed: not one of a secret call, and not one that opens something. */
export function isPrintable(path: string, isSecretCall: boolean): boolean {
  return !isSecretCall && !secretField.test(path.split('.').at(-1) ?? '')
}

/** A value in a few words: its kind, and short plain values themselves where they may be printed. */
export function describeFound(value: unknown, mayPrint: boolean): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `a list of ${value.length}`
  if (typeof value === 'object') return Object.keys(value).length === 0 ? '{}' : 'an object'
  if (typeof value === 'string') {
    if (value === '') return 'empty text'
    return mayPrint ? `the text "${cleanText(value, 40)}"` : 'text'
  }
  if (typeof value === 'boolean') return mayPrint ? String(value) : 'true or false'
  return mayPrint ? `the ${typeof value} ${JSON.stringify(value)}` : `a ${typeof value}`
}

/** The value at a path such as `content.0.price`; undefined where there is none. */
export function valueAt(body: unknown, path: string): unknown {
  return path === '' ? body : path.split('.').reduce<unknown>(ownValue, body)
}

/** One value that the schema lets through and a store cannot use. */
export function unusable(at: {
  readonly path: string
  readonly expected: string
  readonly value: unknown
  readonly rule: RuleName
  readonly isSecretCall?: boolean
}): Finding {
  const found = describeFound(at.value, isPrintable(at.path, at.isSecretCall === true))
  return { kind: 'broken', path: at.path, expected: at.expected, found, rule: at.rule }
}
