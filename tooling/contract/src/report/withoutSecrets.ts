import type { Report } from './report.ts'

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
