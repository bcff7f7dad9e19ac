import { measure } from './measure.ts'
import type { Network, Times, VisitKind } from './measure.ts'
import { askedBench, benchPages, type BenchPage, isAlive, openBench } from './openBench.ts'

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
function tableOf(
  seen: ReadonlyMap<string, readonly Times[]>,
  brand: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rows = [...seen].map(([page, times]) => [
    page === 'store' ? brand : page,
    Object.fromEntries(measures.map((name) => [name, spread(times.map((each) => each[name]))])),
  ])
  const of = (page: string, name: (typeof measures)[number]) =>
    median((seen.get(page) ?? []).map((each) => each[name]))
  const ratios = measures.map((name) => {
    const floor = comparedWith[name]
    return [name, `${(of('store', name) / of(floor, name)).toFixed(2)} × ${floor}`]
  })
  return Object.fromEntries([...rows, ['ratio', Object.fromEntries(ratios)]])
}

function spread(numbers: readonly number[]): string {
  const middle = median(numbers)
  if (Number.isNaN(middle)) return '–'
  return `${middle.toFixed(0)} (${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)})`
}

/** The middle one; of an even number of them the higher. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/**
 * Measures a first and a second visit to a built store on a slow phone, in turn with pages that do the same job with less: the
 * store's own page without scripts, a page by hand, and floors e and f (performance.md); on a network that slows every request
 * by itself, and on one whose bytes share a link. Only the ratios carry over to another machine. Usage:
 * `npm run bench:firstRoute -- [brand] [runs] [--cpu 6]`, after `npm run build:sandbox`.
 */
const { brand, runs, cpuRate } = askedBench()
const bench = await openBench(brand)
try {
  console.log(`The libraries of the floors have ${(bench.scriptBytes / 1000).toFixed(1)} kB.`)
  for (const network of ['eachRequest', 'sharedLink'] as const)
    for (const visit of ['first', 'second'] as const) await compare(network, visit)
} finally {
  await bench.close()
}

/** Visits all pages in turn and prints their medians and their ratios to the floors. */
async function compare(network: Network, visit: VisitKind['visit']): Promise<void> {
  const how = { network, visit, cpuRate, reconnect: () => bench.reconnect() }
  const visitPage = (page: BenchPage) =>
    measure(bench.browser, bench.addressOf(page, network), { ...how, isAlive: isAlive(page) })
  await visitPage('store')
  const seen = new Map<BenchPage, Times[]>(benchPages.map((page) => [page, []]))
  for (let run = 0; run < runs; run += 1)
    for (const page of benchPages) seen.get(page)?.push(await visitPage(page))
  console.log(`\n${brand}, ${visit} visit, ${network}, processor ${cpuRate} times slower, ${runs} runs`)
  console.table(tableOf(seen, brand))
}
