import { expect, test } from 'vitest'
import { bandOf, quickRuns } from './bandOf.ts'
import { expectNothingBroken, simulate } from './simulateBand.ts'

const { firstSeed } = bandOf(process.env)

test(`in ${quickRuns} runs from seed ${firstSeed} no order is lost or doubled and no wrong word is said, and a second process walks a seed step by step again`, async () => {
  const [first] = await expectNothingBroken(firstSeed, quickRuns)
  const again = await simulate('--seed', String(firstSeed), '--runs', '20')
  expect(again.hashes).toEqual(first?.hashes.slice(0, 20))
  expect(new Set(again.hashes).size).toBe(20)
})

test('seeds that once broke a rule break none', async () => {
  const seeds = [1_099, 30_249, 31_527, 34_472, 39_660, 75_788, 218_268, 910_157]
  const { broken, runs } = await simulate('--seed', seeds.join(','), '--runs', '1', '--keepGoing')
  expect(broken).toEqual([])
  expect(runs).toBe(seeds.length)
})
