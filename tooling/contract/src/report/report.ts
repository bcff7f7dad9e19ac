import type { RuleName } from './rules.ts'

/** How a call, or a rule that spans calls, came out. */
export type Verdict = 'met' | 'tolerated' | 'broken' | 'notAsked'

/** One difference from the contract. No value of it is a secret. */
export interface Finding {
  readonly kind: 'tolerated' | 'broken'
  /** Where in the answer: `content.0.price`, `headers.date`; empty for the whole of it. */
  readonly path: string
  readonly expected: string
  readonly found: string
  /** The rule of docs/publishers.md that it is about. */
  readonly rule?: RuleName
}

/** A line of the report. */
export interface Row {
  /** The area of a call, or `rejections`, `order numbers`, `host`. */
  readonly group: string
  /** The name of the call, or the rule in words. */
  readonly subject: string
  /** Method and path; empty for a rule of the whole host. */
  readonly address: string
  readonly verdict: Verdict
  /** The longest answer, in milliseconds; null where nothing was asked. */
  readonly ms: number | null
  /** Why it was not asked, or what was measured. */
  readonly note: string
  readonly findings: readonly Finding[]
}

/** What was asked of which host, and what came of it. */
export interface Report {
  readonly origin: string
  readonly brand: string | null
  /** For which page's origin the headers were judged. */
  readonly storeOrigin: string | null
  /** Whether calls were asked that change something. */
  readonly isWriting: boolean
  /** ISO 8601. */
  readonly askedAt: string
  readonly rows: readonly Row[]
}

/** The verdict that findings add up to. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ kind }) => kind === 'broken')) return 'broken'
  return findings.length > 0 ? 'tolerated' : 'met'
}

/** How many rows there are of each verdict. */
export function countVerdicts({ rows }: Pick<Report, 'rows'>): Readonly<Record<Verdict, number>> {
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length
  return {
    met: count('met'),
    tolerated: count('tolerated'),
    broken: count('broken'),
    notAsked: count('notAsked'),
  }
}

/** Shorter texts stand in too many words to be told from them. */
const leastLength = 3

/** A text with every secret taken out; longer ones first, because one may be part of another. */
export function hideSecrets(text: string, secrets: Iterable<string>): string {
  return [...secrets]
    .filter(({ length }) => length >= leastLength)
    .toSorted((one, other) => other.length - one.length)
    .reduce((hidden, secret) => hidden.replaceAll(secret, '•••'), text)
}

/** The report with every secret taken out of what a service said: it can repeat a password or a name in its message. */
export function withoutSecrets(report: Report, secrets: Iterable<string>): Report {
  const rows = report.rows.map((row) => ({
    ...row,
    findings: row.findings.map((finding) => ({
      ...finding,
      path: hideSecrets(finding.path, secrets),
      found: hideSecrets(finding.found, secrets),
    })),
  }))
  return { ...report, rows }
}
