import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { trackEvent, trackOrder } from '@topup/api-client'
import { describe, expect, test } from 'vitest'
import { bandOf } from './bandOf.ts'
import { mutants } from './mutants/mutants.ts'
import type { Summary } from './run/summarise.ts'

const run = promisify(execFile)

/** Runs the simulator in a process of its own, whose clock, chance and network it takes over. */
async function simulate(...given: readonly string[]): Promise<Summary> {
  const line = ['src/simulate.ts', '--json', ...given]
  const options = { cwd: new URL('..', import.meta.url), maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await run(process.execPath, line, options).catch((failed: { stdout: string }) => failed)
  return JSON.parse(stdout) as Summary
}

test('one seed is one run: a second process walks it step by step again', async () => {
  const [first, second] = await Promise.all([simulate('--runs', '100'), simulate('--runs', '100')])
  expect(first.hashes).toEqual(second.hashes)
  expect(new Set(first.hashes).size).toBe(100)
})

const band = bandOf(process.env)

test(
  `in the two thousand runs from seed ${band.firstSeed} no order is lost or doubled and no wrong word is said`,
  { timeout: 900_000 },
  async () => {
    const half = band.runs / 2
    const halves = await Promise.all(
      [band.firstSeed, band.firstSeed + half].map((seed) =>
        simulate('--seed', String(seed), '--runs', String(half), '--keepGoing'),
      ),
    )
    const sumOf = (amount: (half: Summary) => number | undefined) =>
      halves.reduce((sum, half) => sum + (amount(half) ?? 0), 0)
    expect(halves.flatMap(({ broken }) => broken)).toEqual([])
    expect(sumOf(({ runs }) => runs)).toBe(2000)
    // The runs were eventful: plenty was ordered, and plenty went wrong on the way.
    expect(sumOf(({ orders }) => orders)).toBeGreaterThan(2000)
    expect(sumOf(({ faults }) => faults)).toBeGreaterThan(20_000)
    expect(sumOf(({ kills }) => kills)).toBeGreaterThan(2000)
    // What is tracked left the device, or its rules would hold for nothing.
    expect(sumOf(({ counts }) => counts[`tracked: ${trackEvent.path}`])).toBeGreaterThan(2000)
    expect(sumOf(({ counts }) => counts[`tracked: ${trackOrder.path}`])).toBeGreaterThan(500)
    // Card forms were reached, and the bank asked and refused.
    expect(sumOf(({ counts }) => counts['card: challenge'])).toBeGreaterThan(20)
    expect(sumOf(({ counts }) => counts['card: refused'])).toBeGreaterThan(20)
  },
)

test.each([30_249, 31_527, 34_472, 39_660, 75_788])(
  'seed %i, which once broke a rule, breaks none',
  { timeout: 60_000 },
  async (seed) => {
    expect((await simulate('--seed', String(seed), '--runs', '1')).broken).toEqual([])
  },
)

describe('a store with a broken rule is found out', () => {
  test.concurrent.each(mutants)('$name', { timeout: 900_000 }, async ({ name, breaks, firstSeed = 1 }) => {
    const seed = String(firstSeed)
    const { broken } = await simulate('--seed', seed, '--runs', '1500', '--mutant', name)
    expect(breaks).toContain(broken[0]?.rule)
  })
})
