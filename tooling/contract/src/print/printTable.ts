import { countVerdicts, type Finding, type Report, type Row, type Verdict } from '../report/report.ts'
import { rules } from '../report/rules.ts'

const words = {
  met: 'met',
  tolerated: 'tolerated',
  broken: 'BROKEN',
  notAsked: 'not asked',
} as const satisfies Record<Verdict, string>

/** A finding in one sentence. */
function findingText({ path, expected, found, rule }: Finding): string {
  const because = rule === undefined ? '' : ` (${rules[rule]})`
  return `${path === '' ? 'the answer' : path}: expected ${expected}, found ${found}${because}`
}

/** The sum of a report in one sentence. */
function summaryText(report: Report): string {
  const { met, tolerated, broken, notAsked } = countVerdicts(report)
  return `${met} met, ${tolerated} tolerated, ${broken} broken, ${notAsked} not asked`
}

/**
 * The report as a table for a terminal: a line for each call, and one for each thing that was found; what was not asked stands
 * below by its reason, because most share one.
 */
export function printTable(report: Report): string {
  const { origin, brand, storeOrigin, isWriting } = report
  const rows = report.rows.filter(({ verdict }) => verdict !== 'notAsked')
  const width = Math.max(0, ...rows.map(({ subject }) => subject.length))
  const lines = rows.flatMap((row, index) => [
    ...(rows[index - 1]?.group === row.group ? [] : ['', row.group]),
    lineOf(row, width),
    ...row.findings.map((finding) => `               ${findingText(finding)}`),
  ])
  const head = [
    `${origin}, ${brand === null ? 'no brand' : `brand ${brand}`}, ${isWriting ? 'with' : 'without'} calls that change something`,
    storeOrigin === null
      ? 'No page was named, so headers for pages were not judged.'
      : `For the page ${storeOrigin}`,
  ]
  return [...head, ...lines, ...notAskedLines(report), '', summaryText(report)].join('\n')
}

function notAskedLines({ rows }: Report): readonly string[] {
  const notAsked = rows.filter(({ verdict }) => verdict === 'notAsked')
  const byReason = [...Map.groupBy(notAsked, ({ note }) => note)]
  const lines = byReason.map(
    ([note, same]) => `  ${note === '' ? '' : `${note}: `}${same.map(({ subject }) => subject).join(', ')}`,
  )
  return lines.length === 0 ? [] : ['', words.notAsked, ...lines]
}

function lineOf({ verdict, subject, ms, address, note }: Row, width: number): string {
  const time = ms === null ? '' : `${ms} ms`
  const text = [address, note].filter((part) => part !== '').join('  ')
  return `  ${words[verdict].padEnd(11)}${subject.padEnd(width)} ${time.padStart(9)}  ${text}`.trimEnd()
}

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
