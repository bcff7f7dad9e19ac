import '../browser/adyen/replaceSdk.ts'
import { mutants } from './mutants.ts'
import { plantMutants, planted } from './plantMutants.ts'
import type { Finds, Search } from './searches.ts'

// A stack for every call that is given up costs a fifth of the time.
Error.stackTraceLimit = 0
plantMutants(mutants)
const { runSeed } = await import('../run/runSeed.ts')

async function firstFind({ seeds }: Search): Promise<Finds[string] | undefined> {
  for (const [first, runs] of seeds)
    for (let seed = first; seed < first + runs; seed += 1) {
      const [broken] = (await runSeed(seed)).broken
      if (broken !== undefined) return { seed, rule: broken.rule }
    }
  return undefined
}

// Runs the searches of its one argument, a JSON list, and prints what they found, as one.
const finds: [string, Finds[string] | undefined][] = []
for (const search of JSON.parse(process.argv[2] ?? '[]') as readonly Search[]) {
  planted.name = search.name
  finds.push([search.name, await firstFind(search)])
}
console.log(JSON.stringify(Object.fromEntries(finds)))
