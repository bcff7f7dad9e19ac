import type { Finding } from '../report/report.ts'
import type { RuleName } from '../report/rules.ts'
import { describeFound, isPrintable } from './describeFound.ts'

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
