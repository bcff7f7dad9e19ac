import { beforeAll, describe, expect, test } from 'vitest'
import { mutants } from './mutants.ts'
import { storeSources, weave } from './plantMutants.ts'
import { readFoundAt, runSearches } from './searches.ts'
import type { Finds } from './searches.ts'

const sources = storeSources()

test.each(mutants)('what "$name" changes stands once in the store', (mutant) => {
  expect(weave(sources, [mutant])).not.toEqual([])
})

describe('a store with a broken rule is found out', () => {
  const foundAt = readFoundAt()
  let finds: Finds = {}

  beforeAll(async () => {
    const searches = mutants.flatMap(({ name }) => {
      const seed = foundAt[name]?.seed
      return seed === undefined ? [] : [{ name, seeds: seedsAround(seed) }]
    })
    finds = await runSearches(searches)
  })

  test.each(mutants)('$name', ({ name, breaks }) => {
    const found = finds[name]
    const help = `broke ${found?.rule ?? 'nothing'} near the seed of foundAt.json, not ${breaks.join(' or ')}: run "npm run mutants:find"`
    expect(found !== undefined && breaks.includes(found.rule) ? 'found' : help).toBe('found')
  })
})

/** The seed that found it last, then ten around it: a change of the store moves what chance does by a little. */
const seedsAround = (seed: number) =>
  [
    [seed, 1],
    [Math.max(1, seed - 5), Math.min(5, seed - 1)],
    [seed + 1, 5],
  ] as const
