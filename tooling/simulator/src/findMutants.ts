import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mutants } from './mutants/mutants.ts'
import { foundAtFile, readFoundAt, runSearches } from './mutants/searches.ts'

// Searches a seed that finds each mutant, from the one that is written down onwards, and writes it down. With `--skip` it
// searches that many seeds further on and writes nothing: whether a mutant is found in more runs than one.
const { runs, skip } = parseArgs({
  options: { runs: { type: 'string', default: '1500' }, skip: { type: 'string', default: '0' } },
}).values
const known = readFoundAt()
const finds = await runSearches(
  mutants.map(({ name }) => ({ name, seeds: [[(known[name]?.seed ?? 1) + Number(skip), Number(runs)]] })),
)
const foundAt = mutants.map(({ name, breaks }) => {
  const found = finds[name]
  const isRight = found !== undefined && breaks.includes(found.rule)
  const what = found === undefined ? `no rule in ${runs} runs` : `"${found.rule}" in seed ${found.seed}`
  console.log(`${isRight ? 'found' : 'NOT FOUND'}: ${name}: broke ${what}`)
  if (!isRight) process.exitCode = 1
  return [name, isRight ? found : known[name]]
})
if (skip === '0') writeFileSync(foundAtFile, `${JSON.stringify(Object.fromEntries(foundAt), null, 2)}\n`)
