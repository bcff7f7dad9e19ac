/** A rule that a run broke. */
export interface Broken {
  readonly rule: string
  readonly detail: string
  readonly atMs: number
}

/** What became of one run. */
export interface RunReport {
  readonly seed: number
  /** Happenings of the timeline: timers, deliveries, answers. */
  readonly steps: number
  /** What the player and the world did. */
  readonly acts: number
  readonly orders: number
  /** How often each thing was done to the store. */
  readonly counts: ReadonlyMap<string, number>
  /** Of everything that happened, in order; the same for the same seed and code. */
  readonly hash: string
  readonly broken: readonly Broken[]
}

/** What many runs came to. */
export interface Summary {
  readonly runs: number
  readonly steps: number
  readonly acts: number
  readonly orders: number
  readonly faults: number
  readonly kills: number
  readonly counts: Readonly<Record<string, number>>
  readonly hashes: readonly string[]
  readonly broken: readonly (Broken & { readonly seed: number })[]
  readonly text: string
}

/** What is counted and nothing's failure. */
const noFaults: readonly string[] = [
  'starter sent',
  'pay document opened',
  'further device',
  'device of another player',
  'order of a further device',
]

/** Adds runs up; `tookMs` is wall time. */
export function summarise(reports: readonly RunReport[], tookMs: number): Summary {
  const counts = new Map<string, number>()
  for (const report of reports)
    for (const [what, times] of report.counts) counts.set(what, (counts.get(what) ?? 0) + times)
  const sum = (of: (report: RunReport) => number) => reports.reduce((total, report) => total + of(report), 0)
  const counted = (isMeant: (what: string) => boolean) =>
    [...counts].reduce((total, [what, times]) => total + (isMeant(what) ? times : 0), 0)
  const kills = counted((what) => what.startsWith('kill'))
  const isFault = (what: string) => !/^(?:kill|tracked)/.test(what) && !noFaults.includes(what)
  const faults = counted(isFault)
  const broken = reports.flatMap(({ seed, broken: rules }) => rules.map((each) => ({ seed, ...each })))
  const [steps, acts, orders] = [sum(({ steps: n }) => n), sum(({ acts: n }) => n), sum(({ orders: n }) => n)]
  const seconds = tookMs / 1000
  const lines = [
    ...[...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([what, n]) => `  ${n}\t${what}`),
    `${reports.length} runs, ${acts} acts, ${steps} steps, ${orders} orders, ${faults} faults, ${kills} kills`,
    `${seconds.toFixed(1)} s: ${(reports.length / seconds).toFixed(1)} runs and ${Math.round(steps / seconds)} steps per second`,
    broken.length === 0
      ? 'no rule was broken'
      : `${new Set(broken.map(({ seed }) => seed)).size} runs broke a rule`,
  ]
  return {
    runs: reports.length,
    steps,
    acts,
    orders,
    faults,
    kills,
    counts: Object.fromEntries(counts),
    hashes: reports.map(({ hash }) => hash),
    broken,
    text: lines.join('\n'),
  }
}
