import { test } from 'vitest'
import { bandOf, quickRuns } from './bandOf.ts'
import { expectNothingBroken } from './simulateBand.ts'

const { firstSeed, runs } = bandOf(process.env)
const first = firstSeed + quickRuns

test(`in the rest of ${runs} runs, from seed ${first}, no order is lost or doubled and no wrong word is said`, async () => {
  await expectNothingBroken(first, runs - quickRuns)
})
