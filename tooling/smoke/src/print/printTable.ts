import { countSteps, type Fault, isSound, type Step, type StoreReport } from '../report/report.ts'

const kinds = { seen: '', console: 'console: ', call: 'call: ' } as const satisfies Record<
  Fault['kind'],
  string
>

/** A fault as one line: where it was noticed, and what it is. */
export const faultText = ({ kind, text }: Fault): string => kinds[kind] + text.replaceAll(/\s+/g, ' ')

/** How long something took, as people read it. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** What came of a store in a few words. */
export function summaryText({ steps }: StoreReport): string {
  const { ok, faults, skipped } = countSteps(steps)
  const parts = [
    `${ok} ok`,
    faults === 0 ? 'no fault' : `${faults} fault${faults === 1 ? '' : 's'}`,
    ...(skipped === 0 ? [] : [`${skipped} not looked at`]),
  ]
  return parts.join(', ')
}

/** The result for a terminal: every step of one store, or one line for each of several with its faults. */
export function printTable(reports: readonly StoreReport[]): string {
  const [only] = reports
  if (only !== undefined && reports.length === 1) return [...stepLines(only), '', storeLine(only)].join('\n')
  const lines = reports.flatMap((report) => [
    storeLine(report),
    ...report.steps.filter(({ faults }) => faults.length > 0).flatMap(faultLines),
  ])
  const bad = reports.filter((report) => !isSound(report)).length
  const verdict = bad === 0 ? 'no fault' : `${bad} with faults`
  return [...lines, '', `${reports.length} stores, ${verdict}`].join('\n')
}

function storeLine(report: StoreReport): string {
  const { brand, origin, environment, ms } = report
  const name = (brand ?? '?').padEnd(12)
  return `${isSound(report) ? 'ok   ' : 'FAULT'}  ${name} ${origin} ${environment}, ${summaryText(report)}, ${seconds(ms)}`
}

const faultLines = (step: Step): readonly string[] =>
  step.faults.map((fault) => `         ${step.group}, ${step.name}: ${faultText(fault)}`)

const words = { ok: 'ok', fault: 'FAULT', skipped: 'not looked at' } as const

function stepLines({ steps }: StoreReport): readonly string[] {
  const width = Math.max(...steps.map(({ name }) => name.length))
  return steps.flatMap((step, index) => {
    const head = steps[index - 1]?.group === step.group ? [] : ['', step.group]
    const { name, verdict, ms, note } = step
    const line =
      `  ${words[verdict].padEnd(14)}${name.padEnd(width)} ${seconds(ms).padStart(8)}  ${note}`.trimEnd()
    return [...head, line, ...step.faults.map((fault) => `                  ${faultText(fault)}`)]
  })
}
