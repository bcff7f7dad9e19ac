import type { RunReport } from './runSeed.ts'

/** What many runs came to. */
export type Summary = ReturnType<typeof summarise>

/** Adds runs up; `tookMs` is wall time. */
export function summarise(reports: readonly RunReport[], tookMs: number) {
  const counts = new Map<string, number>()
  for (const report of reports)
    for (const [what, times] of report.counts) counts.set(what, (counts.get(what) ?? 0) + times)
  const sum = (of: (report: RunReport) => number) => reports.reduce((total, report) => total + of(report), 0)
  const counted = (isMeant: (what: string) => boolean) =>
    [...counts].reduce((total, [what, times]) => total + (isMeant(what) ? times : 0), 0)
  const broken = reports.flatMap(({ seed, broken: rules }) => rules.map((each) => ({ seed, ...each })))
  const sums = {
    runs: reports.length,
    acts: sum(({ acts }) => acts),
    steps: sum(({ steps }) => steps),
    orders: sum(({ orders }) => orders),
    faults: counted((what) => !/^(?:kill|tracked|seen)/.test(what)),
    kills: counted((what) => what.startsWith('kill')),
  }
  const seconds = tookMs / 1000
  const text = [
    ...[...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([what, n]) => `  ${n}\t${what}`),
    Object.entries(sums)
      .map(([what, n]) => `${n} ${what}`)
      .join(', '),
    `${seconds.toFixed(1)} s: ${(sums.runs / seconds).toFixed(1)} runs per second`,
    broken.length === 0
      ? 'no rule was broken'
      : `${new Set(broken.map(({ seed }) => seed)).size} runs broke a rule`,
  ].join('\n')
  return {
    ...sums,
    counts: Object.fromEntries(counts),
    hashes: reports.map(({ hash }) => hash),
    broken,
    text,
  }
}
