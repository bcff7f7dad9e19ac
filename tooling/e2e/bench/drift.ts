/** A store's times over those of its floors: by network and visit, then by measure. A measure that a page lacks is no number. */
export type Ratios = Readonly<Record<string, Readonly<Record<string, number>>>>

/** By which share a ratio may be worse than the recorded one. Source: performance.md "Today". */
const toleratedShare = 0.1

/** What has changed by more than is tolerated, a line each. */
export interface Drift {
  /** What is slower, or is recorded and was not measured. */
  readonly slower: readonly string[]
  /** What is faster: recorded anew, it is guarded from then on. */
  readonly faster: readonly string[]
}

/** Compares ratios with those that are recorded. Whatever is recorded has to be measured too. */
export function driftOf(recorded: Ratios, measured: Ratios): Drift {
  const slower: string[] = []
  const faster: string[] = []
  for (const [visit, measures] of Object.entries(recorded))
    for (const [measure, before] of Object.entries(measures)) {
      const now = measured[visit]?.[measure] ?? Number.NaN
      const change = now / before - 1
      const line = `${visit}: ${measure} ${before.toFixed(2)} → ${now.toFixed(2)}`
      if (Number.isNaN(now)) slower.push(`${visit}: ${measure} was not measured`)
      else if (change > toleratedShare) slower.push(line)
      else if (change < -toleratedShare) faster.push(line)
    }
  return { slower, faster }
}
