import { readFileSync, writeFileSync } from 'node:fs'
import { type Ratios, driftOf } from './drift.ts'
import { measure } from './measure.ts'
import type { Network, Times, VisitKind } from './measure.ts'
import { askedBench, benchPages, type BenchPage, isAlive, openBench } from './openBench.ts'

const measures = ['firstPaint', 'visible', 'fresh', 'usable', 'complete', 'blocking', 'mainThread'] as const

/** Beside this file, so that a change of the ratios stands in the history with what changed them. */
const recordedFile = new URL('recordedRatios.json', import.meta.url)

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
  found: Ratios[string],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rows = [...seen].map(([page, times]) => [
    page === 'store' ? brand : page,
    Object.fromEntries(measures.map((name) => [name, spread(times.map((each) => each[name]))])),
  ])
  const ratios = measures.map((name) => [name, `${found[name]?.toFixed(2)} × ${comparedWith[name]}`])
  return Object.fromEntries([...rows, ['ratio', Object.fromEntries(ratios)]])
}

/** The store's medians over those of the floor of each measure. */
function ratiosOf(seen: ReadonlyMap<string, readonly Times[]>): Ratios[string] {
  const of = (page: string, name: (typeof measures)[number]) =>
    median((seen.get(page) ?? []).map((each) => each[name]))
  const ratios = measures.map((name) => [name, of('store', name) / of(comparedWith[name], name)])
  return Object.fromEntries(ratios) as Ratios[string]
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
 * `npm run bench:firstRoute -- [brand] [runs] [--cpu 6] [--drift | --record]`, after `npm run build:sandbox`. `--drift` fails where a
 * ratio is a tenth worse than the recorded one, `--record` writes down those of this run.
 */
const { brand, runs, cpuRate, ratios } = askedBench()
const bench = await openBench(brand)
const found: Record<string, Ratios[string]> = {}
try {
  console.log(`The libraries of the floors have ${(bench.scriptBytes / 1000).toFixed(1)} kB.`)
  for (const network of ['eachRequest', 'sharedLink'] as const)
    for (const visit of ['first', 'second'] as const)
      found[`${visit} visit, ${network}`] = await compare(network, visit)
} finally {
  await bench.close()
}
if (ratios === 'record') record(found)
if (ratios === 'compare') tellDrift(found)

/** Visits all pages in turn and prints their medians and their ratios to the floors, which it returns. */
async function compare(network: Network, visit: VisitKind['visit']): Promise<Ratios[string]> {
  const how = { network, visit, cpuRate, reconnect: () => bench.reconnect() }
  const visitPage = (page: BenchPage) =>
    measure(bench.browser, bench.addressOf(page, network), { ...how, isAlive: isAlive(page) })
  await visitPage('store')
  const seen = new Map<BenchPage, Times[]>(benchPages.map((page) => [page, []]))
  for (let run = 0; run < runs; run += 1)
    for (const page of benchPages) seen.get(page)?.push(await visitPage(page))
  console.log(`\n${brand}, ${visit} visit, ${network}, processor ${cpuRate} times slower, ${runs} runs`)
  const stores = ratiosOf(seen)
  console.table(tableOf(seen, stores))
  return stores
}

/** The recorded ratios by brand; those of another speed of the processor are not comparable. */
function recordedRatios(): Readonly<Record<string, Ratios>> {
  return JSON.parse(readFileSync(recordedFile, 'utf8')) as Record<string, Ratios>
}

function record(measured: Ratios): void {
  // Two digits are more than the spread leaves.
  const short = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(2)) : value
  const all = { ...recordedRatios(), [brand]: measured }
  writeFileSync(recordedFile, `${JSON.stringify(all, short, 2)}\n`)
}

function tellDrift(measured: Ratios): void {
  const recorded = recordedRatios()[brand]
  const drift = recorded === undefined ? null : driftOf(recorded, measured)
  const slower = drift?.slower ?? [`No ratios of ${brand} are recorded.`]
  for (const line of slower) console.error(`Slower than recorded: ${line}`)
  for (const line of drift?.faster ?? []) console.log(`Faster, record it (--record): ${line}`)
  if (slower.length > 0) process.exitCode = 1
}
