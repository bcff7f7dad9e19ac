import type { Network, Times, VisitKind } from './measure.ts'
import { measure } from './measure.ts'
import { askedBench, type BenchPage, isAlive, openBench } from './openBench.ts'
import { quantile, slowdowns } from './slowdowns.ts'

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

const measures = Object.keys(comparedWith) as readonly (keyof typeof comparedWith)[]

type Seen = ReadonlyMap<BenchPage, readonly Times[]>

/** Medians by page, with the lowest and highest value, and a row of the store's ratios to the floor of each measure. */
function tableOf(seen: Seen): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const valuesOf = (page: BenchPage, name: keyof Times) => (seen.get(page) ?? []).map((each) => each[name])
  const middle = (page: BenchPage, name: keyof Times) => quantile(valuesOf(page, name), 0.5)
  const rows = [...seen.keys()].map((page) => [
    page === 'store' ? brand : page,
    Object.fromEntries(measures.map((name) => [name, spread(valuesOf(page, name))])),
  ])
  const ratios = measures.map((name) => {
    const floor = comparedWith[name]
    return [name, `${(middle('store', name) / middle(floor, name)).toFixed(2)} × ${floor}`]
  })
  return Object.fromEntries([...rows, ['ratio', Object.fromEntries(ratios)]])
}

function spread(numbers: readonly number[]): string {
  const middle = quantile(numbers, 0.5)
  if (Number.isNaN(middle)) return '–'
  return `${middle.toFixed(0)} (${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)})`
}

/**
 * Measures a first and a second visit to a built store on a slow phone, in turn with pages that do the same job with less: the
 * store's own page without scripts, a page by hand, and floors e and f (performance.md); on a network that slows every request
 * by itself, and on one whose bytes share a link. Usage: `npm run bench:firstRoute -- [brand] [runs] [--cpu 6] [--before folder]`,
 * after `npm run build:sandbox`. `--before` names the folder of an older build of the brand, which is visited in turn with the
 * store; the bench fails where the store is slower than it.
 */
const { brand, runs, cpuRate, before } = askedBench()
const bench = await openBench(brand, before)
try {
  console.log(`The libraries of the floors have ${(bench.scriptBytes / 1000).toFixed(1)} kB.`)
  for (const network of ['eachRequest', 'sharedLink'] as const)
    for (const visit of ['first', 'second'] as const) await compare(network, visit)
} finally {
  await bench.close()
}

/** Visits all pages in turn, prints their medians and their ratios to the floors, and says what is slower than before. */
async function compare(network: Network, visit: VisitKind['visit']): Promise<void> {
  const how = { network, visit, cpuRate, reconnect: () => bench.reconnect() }
  const visitPage = (page: BenchPage) =>
    measure(bench.browser, bench.addressOf(page, network), { ...how, isAlive: isAlive(page) })
  await visitPage('store')
  const seen = new Map<BenchPage, Times[]>(bench.pages.map((page) => [page, []]))
  for (let run = 0; run < runs; run += 1)
    for (const page of bench.pages) seen.get(page)?.push(await visitPage(page))
  console.log(`\n${brand}, ${visit} visit, ${network}, processor ${cpuRate} times slower, ${runs} runs`)
  console.table(tableOf(seen))
  const old = seen.get('before')
  for (const line of old === undefined ? [] : slowdowns(measures, old, seen.get('store') ?? [])) {
    console.error(`Slower than before: ${line}`)
    process.exitCode = 1
  }
}
