import { allKinds, type Kind, timeByKind } from './mainThread.ts'
import { measure } from './measure.ts'
import { askedBench, benchPages, type BenchPage, isAlive, openBench } from './openBench.ts'
import { median } from './tableOf.ts'

/**
 * Tells what the main thread does in a first visit to a built store and to the pages that do the same job with less, in
 * milliseconds by kind of work; recording costs some time itself. After `npm run build:sandbox`:
 * `npx pnpm --filter @topup/e2e bench:profile [brand] [runs] [--cpu 6]`.
 */
const { brand, runs, cpuRate } = askedBench()
const bench = await openBench(brand)
try {
  const seen = new Map<BenchPage, Readonly<Record<Kind, number>>[]>(benchPages.map((page) => [page, []]))
  for (let run = 0; run < runs; run += 1) for (const page of benchPages) await record(page, seen)
  console.log(`${brand}, first visit, eachRequest, processor ${cpuRate} times slower, ${runs} runs`)
  console.table(
    Object.fromEntries([...seen].map(([page, times]) => [page === 'store' ? brand : page, mediansOf(times)])),
  )
} finally {
  await bench.close()
}

async function record(
  page: BenchPage,
  seen: ReadonlyMap<BenchPage, Readonly<Record<Kind, number>>[]>,
): Promise<void> {
  await measure(bench.browser, bench.addressOf(page, 'eachRequest'), {
    network: 'eachRequest',
    visit: 'first',
    cpuRate,
    isAlive: isAlive(page),
    reconnect: () => bench.reconnect(),
    trace: (events) => seen.get(page)?.push(timeByKind(events)),
  })
}

function mediansOf(times: readonly Readonly<Record<Kind, number>>[]): Readonly<Record<string, number>> {
  const total = (time: Readonly<Record<Kind, number>>) => allKinds.reduce((sum, kind) => sum + time[kind], 0)
  return {
    ...Object.fromEntries(
      allKinds.map((kind) => [kind, Math.round(median(times.map((time) => time[kind])))]),
    ),
    all: Math.round(median(times.map(total))),
  }
}
