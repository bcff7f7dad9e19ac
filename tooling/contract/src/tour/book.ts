import { allEndpoints } from '@topup/api-client/contract'
import { onceEach } from '../judge/findings.ts'
import { type Finding, type Row, verdictOf } from '../report/report.ts'

/** What one request adds to a line. */
export interface Entry {
  /** How long the answer took; null where the line is about answers that stand in others. */
  readonly ms: number | null
  readonly findings: readonly Finding[]
  readonly note?: string
}

/** A rule that spans calls. */
export interface RuleEntry {
  readonly group: 'rejections' | 'order numbers' | 'host'
  readonly subject: string
  readonly address?: string
  /** Null where it could not be asked; `note` says why then. */
  readonly entry: Entry | null
  readonly note?: string
}

/** Collects the lines of a report. */
export interface Book {
  call(path: string, entry: Entry): void
  skip(path: string, why: string): void
  rule(rule: RuleEntry): void
  /** A line for every call of the contract, then the rules. */
  rows(whyNotAsked: (name: string) => string): readonly Row[]
}

/** Makes an empty book. */
export function createBook(): Book {
  const entries = new Map<string, readonly Entry[]>()
  const skipped = new Map<string, string>()
  const rules: Row[] = []
  return {
    call: (path, entry) => void entries.set(path, [...(entries.get(path) ?? []), entry]),
    skip: (path, why) => void skipped.set(path, why),
    rule: ({ group, subject, address = '', entry, note = '' }) =>
      void rules.push({ group, subject, address, ...lineOf(entry === null ? [] : [entry], note) }),
    rows: (whyNotAsked) => [
      ...allEndpoints.map(({ name, area, endpoint: { method, path } }) => ({
        group: area,
        subject: name,
        address: `${method} ${path}`,
        ...lineOf(entries.get(path) ?? [], skipped.get(path) ?? whyNotAsked(name)),
      })),
      ...rules,
    ],
  }
}

function lineOf(
  entries: readonly Entry[],
  otherwise: string,
): Pick<Row, 'verdict' | 'ms' | 'note' | 'findings'> {
  if (entries.length === 0) return { verdict: 'notAsked', ms: null, note: otherwise, findings: [] }
  const findings = onceEach(entries.flatMap((entry) => entry.findings))
  const times = entries.flatMap(({ ms }) => ms ?? [])
  return {
    verdict: verdictOf(findings),
    ms: times.length === 0 ? null : Math.round(Math.max(...times)),
    note: entries.flatMap(({ note }) => note ?? []).join('; '),
    findings,
  }
}
