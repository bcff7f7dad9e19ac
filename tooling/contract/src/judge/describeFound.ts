import { cleanText } from '@topup/api-client'
import { ownValue } from '@topup/domain'

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
