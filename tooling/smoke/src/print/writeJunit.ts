import { countSteps, type Step, type StoreReport } from '../report/report.ts'
import { safe } from './html.ts'
import { faultText } from './printTable.ts'

/** The result as JUnit XML, a suite for each store and a case for each step, for hosts that show tests. */
export function writeJunit(reports: readonly StoreReport[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="smoke">\n${reports.map(suiteOf).join('\n')}\n</testsuites>\n`
}

const time = (ms: number) => (ms / 1000).toFixed(3)

function suiteOf({ brand, origin, startedAt, ms, steps }: StoreReport): string {
  const { fault, skipped } = countSteps(steps)
  const name = `${brand ?? '?'} ${origin}`
  return `<testsuite name="${safe(name)}" tests="${steps.length}" failures="${fault}" errors="0" skipped="${skipped}" time="${time(ms)}" timestamp="${safe(startedAt)}">
${steps.map((step) => caseOf(name, step)).join('\n')}
</testsuite>`
}

function caseOf(suite: string, { group, name, verdict, faults, note, ms }: Step): string {
  const open = `<testcase classname="${safe(`${suite} ${group}`)}" name="${safe(name)}" time="${time(ms)}"`
  if (verdict === 'ok') return `${open}/>`
  if (verdict === 'skipped') return `${open}><skipped message="${safe(note)}"/></testcase>`
  const texts = faults.map(faultText)
  return `${open}><failure message="${safe(texts[0] ?? '')}">${safe(texts.join('\n'))}</failure></testcase>`
}
