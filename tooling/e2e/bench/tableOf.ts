import type { Times } from './measure.ts'

const measures = ['firstPaint', 'visible', 'fresh', 'usable', 'complete', 'blocking', 'mainThread'] as const

/** What the goals compare each measure with. Source: performance.md "The floors". */
const comparedWith = {
  firstPaint: 'handWritten',
  visible: 'floorF',
  fresh: 'floorF',
  usable: 'floorE',
  complete: 'floorE',
  blocking: 'floorE',
  mainThread: 'floorE',
} as const

/** Medians by page, with the lowest and highest value, and a row of the store's ratios to the floor of each measure. */
export function tableOf(
  seen: ReadonlyMap<string, readonly Times[]>,
  brand: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rows = [...seen].map(([page, times]) => [
    page === 'store' ? brand : page,
    Object.fromEntries(measures.map((measure) => [measure, spread(times.map((each) => each[measure]))])),
  ])
  const of = (page: string, measure: (typeof measures)[number]) =>
    median((seen.get(page) ?? []).map((each) => each[measure]))
  const ratios = measures.map((measure) => {
    const floor = comparedWith[measure]
    return [measure, `${(of('store', measure) / of(floor, measure)).toFixed(2)} × ${floor}`]
  })
  return Object.fromEntries([...rows, ['ratio', Object.fromEntries(ratios)]])
}

function spread(numbers: readonly number[]): string {
  const middle = median(numbers)
  if (Number.isNaN(middle)) return '–'
  return `${middle.toFixed(0)} (${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)})`
}

/** The middle one; of an even number of them the higher. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
