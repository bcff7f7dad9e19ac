import type { Times } from './measure.ts'

/** By which share a measure may be worse than that of the build before. Source: performance.md "Today". */
const toleratedShare = 0.1

/** The value below which this share of the numbers lies; of two in the middle the higher. NaN where there are none, or one of them is no number. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const isMissing = sorted.some((each) => Number.isNaN(each))
  return isMissing ? Number.NaN : (sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
}

/**
 * The measures that have become slower, a line each: the median by more than a tenth, and three visits of four slower than half of
 * those before, since single visits differ by more than that. A measure that came out as no number is one too.
 */
export function slowdowns(
  measures: readonly (keyof Times)[],
  before: readonly Times[],
  now: readonly Times[],
): readonly string[] {
  return measures.flatMap((name) => {
    const [old, today] = [before, now].map((times) => times.map((each) => each[name])) as [number[], number[]]
    const [was, is] = [quantile(old, 0.5), quantile(today, 0.5)]
    if (Number.isNaN(was) || Number.isNaN(is)) return [`${name} was not measured`]
    // Below a frame of the screen nothing is slower.
    const isSlower = is > was * (1 + toleratedShare) && is - was > 16 && quantile(today, 0.25) > was
    return isSlower ? [`${name} ${was.toFixed(0)} → ${is.toFixed(0)} ms`] : []
  })
}
