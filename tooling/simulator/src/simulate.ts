import { parseArgs } from 'node:util'
import { applyMutant } from './mutants/applyMutant.ts'
import type { RunReport } from './run/report.ts'
import { summarise } from './run/summarise.ts'

const { values } = parseArgs({
  options: {
    /** The first seed. */
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1000' },
    /** Prints every step. */
    trace: { type: 'boolean', default: false },
    /** Goes on after a run that broke a rule. */
    keepGoing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    /** Breaks a rule of the store first: a name from `mutants.ts`. */
    mutant: { type: 'string' },
  },
})
if (values.mutant !== undefined) applyMutant(values.mutant)
const { runSeed } = await import('./run/runSeed.ts')

const reports: RunReport[] = []
const [first, runs] = [Number(values.seed), Number(values.runs)]
const startedMs = performance.now()
for (let seed = first; seed < first + runs; seed += 1) {
  const report = await runSeed(seed, values.trace ? (line) => console.log(line) : undefined)
  reports.push(report)
  const [broken] = report.broken
  if (broken === undefined) continue
  if (!values.json) console.log(`seed ${seed} broke "${broken.rule}": ${broken.detail}`)
  if (!values.keepGoing) break
}
const summary = summarise(reports, performance.now() - startedMs)
console.log(values.json ? JSON.stringify(summary) : summary.text)
process.exitCode = summary.broken.length === 0 ? 0 : 1
