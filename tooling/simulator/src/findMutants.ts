import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { mutants } from './mutants/mutants.ts'
import { foundAtFile, readFoundAt, runSearches } from './mutants/searches.ts'

/**
 * Searches a seed that finds each mutant, from the one that is written down onwards, and writes it down. With `--skip` it
 * searches that many seeds further on and writes nothing: whether a mutant is found in more runs than one.
 */
async function findMutants(): Promise<void> {
  const { runs, skip, name } = parseArgs({
    options: {
      runs: { type: 'string', default: '1500' },
      skip: { type: 'string', default: '0' },
      name: { type: 'string' },
    },
  }).values
  const foundAt = { ...readFoundAt() }
  const searched = mutants.filter((mutant) => name === undefined || mutant.name === name)
  const finds = await runSearches(
    searched.map((mutant) => ({
      name: mutant.name,
      seeds: [[(foundAt[mutant.name]?.seed ?? 1) + Number(skip), Number(runs)]],
    })),
  )
  for (const mutant of searched) {
    const found = finds.find((find) => find.name === mutant.name)?.found ?? null
    const isRight = found !== null && mutant.breaks.includes(found.rule)
    const what = found === null ? `no rule in ${runs} runs` : `"${found.rule}" in seed ${found.seed}`
    console.log(`${isRight ? 'found' : 'NOT FOUND'}: ${mutant.name}: broke ${what}`)
    if (isRight) foundAt[mutant.name] = found
    else process.exitCode = 1
  }
  if (skip !== '0') return
  const inOrder = mutants.flatMap((mutant) => {
    const found = foundAt[mutant.name]
    return found === undefined ? [] : [[mutant.name, found] as const]
  })
  writeFileSync(foundAtFile, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`)
}

await findMutants()
