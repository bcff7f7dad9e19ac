import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { trackEvent, trackOrder } from '@topup/api-client'
import { expect } from 'vitest'
import type { Summary } from './run/report.ts'

const run = promisify(execFile)

/** Runs the simulator in a process of its own, whose clock, chance and network it takes over. */
export async function simulate(...given: readonly string[]): Promise<Summary> {
  const line = [fileURLToPath(new URL('simulate.ts', import.meta.url)), '--json', ...given]
  const { stdout } = await run(process.execPath, line, { maxBuffer: 64 * 1024 * 1024 }).catch(
    (failed: { stdout: string }) => failed,
  )
  return JSON.parse(stdout) as Summary
}

/** Runs the seeds from `firstSeed` on in two processes, which a build server has cores for, and expects no broken rule. */
export async function expectNothingBroken(firstSeed: number, runs: number): Promise<readonly Summary[]> {
  const half = runs / 2
  const halves = await Promise.all(
    [firstSeed, firstSeed + half].map((seed) =>
      simulate('--seed', String(seed), '--runs', String(half), '--keepGoing'),
    ),
  )
  const sumOf = (amount: (half: Summary) => number | undefined) =>
    halves.reduce((sum, each) => sum + (amount(each) ?? 0), 0)
  expect(halves.flatMap(({ broken }) => broken)).toEqual([])
  expect(sumOf((each) => each.runs)).toBe(runs)
  // The runs were eventful: plenty was ordered, and plenty went wrong on the way.
  expect(sumOf(({ orders }) => orders)).toBeGreaterThan(runs)
  expect(sumOf(({ faults }) => faults)).toBeGreaterThan(10 * runs)
  expect(sumOf(({ kills }) => kills)).toBeGreaterThan(runs)
  // What is tracked left the device, or its rules would hold for nothing.
  expect(sumOf(({ counts }) => counts[`tracked: ${trackEvent.path}`])).toBeGreaterThan(runs)
  expect(sumOf(({ counts }) => counts[`tracked: ${trackOrder.path}`])).toBeGreaterThan(runs / 4)
  // Card forms were reached, and the bank asked and refused.
  expect(sumOf(({ counts }) => counts['card: challenge'])).toBeGreaterThan(runs / 100)
  expect(sumOf(({ counts }) => counts['card: refused'])).toBeGreaterThan(runs / 100)
  return halves
}
