import './browser/adyen/replaceSdk.ts'
import { mutants } from './mutants/mutants.ts'
import { plantMutants, planted } from './mutants/plantMutants.ts'
import type { Arguments } from './readArguments.ts'
import { readArguments } from './readArguments.ts'
import { summarise } from './run/report.ts'
import type { RunReport } from './run/runSeed.ts'

/** Runs seed after seed and prints what came of them; a broken rule is a failure. */
async function simulate({ seeds: firsts, runs, trace, keepGoing, json, mutant }: Arguments): Promise<void> {
  // A stack for every call that is given up costs a fifth of the time; the broken seed alone has them again.
  if (runs * firsts.length > 1) Error.stackTraceLimit = 0
  if (mutant !== null) plantMutants(mutants.filter(({ name }) => name === mutant))
  planted.name = mutant
  const { runSeed } = await import('./run/runSeed.ts')
  const reports: RunReport[] = []
  const startedMs = performance.now()
  const seeds = firsts.flatMap((first) => Array.from({ length: runs }, (_, index) => first + index))
  for (const seed of seeds) {
    const report = await runSeed(seed, trace ? (line) => console.log(line) : undefined)
    reports.push(report)
    const [broken] = report.broken
    if (broken === undefined) continue
    if (!json) console.log(`seed ${seed} broke "${broken.rule}": ${broken.detail}`)
    if (!keepGoing) break
  }
  const summary = summarise(reports, performance.now() - startedMs)
  console.log(json ? JSON.stringify(summary) : summary.text)
  process.exitCode = summary.broken.length === 0 ? 0 : 1
}

/** What is asked for, or null when it was rejected with a sentence. */
function asked(): Arguments | null {
  try {
    return readArguments(
      process.argv.slice(2),
      mutants.map(({ name }) => name),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return null
  }
}

const given = asked()
if (given !== null) await simulate(given)
