import { countVerdicts, type Report } from '../report/report.ts'
import { rules } from '../report/rules.ts'

/** The report for a program: rules in the words of docs/publishers.md, and how many rows each verdict has. */
export function writeJson(report: Report): string {
  const rows = report.rows.map((row) => ({
    ...row,
    findings: row.findings.map(({ rule, ...finding }) => ({
      ...finding,
      ...(rule === undefined ? {} : { rule: rules[rule] }),
    })),
  }))
  return `${JSON.stringify({ ...report, counts: countVerdicts(report), rows }, null, 2)}\n`
}
