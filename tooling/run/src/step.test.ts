import { expect, test } from 'vitest'
import { runSteps, type Step } from './step.ts'

function say(steps: readonly Step[]) {
  const lines: string[] = []
  let time = 0
  const counts = runSteps(steps, { now: () => (time += 500), say: (line) => lines.push(line) })
  return counts.then((sum) => ({ lines, sum }))
}

test('each step says its time and result, and the counts add up', async () => {
  const { lines, sum } = await say([
    { name: 'lint', run: () => Promise.resolve({ passed: 1, failed: 0 }) },
    { name: 'unit', run: () => Promise.resolve({ passed: 40, failed: 2, output: 'two red' }) },
  ])
  expect(lines).toEqual([
    'ok      0.5 s  lint: 1 passed, 0 failed',
    'FAIL    0.5 s  unit: 40 passed, 2 failed',
    '     two red',
  ])
  expect(sum).toEqual({ passed: 41, failed: 2 })
})

test('a step that ran nothing is a failure', async () => {
  const { sum } = await say([{ name: 'stories', run: () => Promise.resolve({ passed: 0, failed: 0 }) }])
  expect(sum).toEqual({ passed: 0, failed: 1 })
})

test('a step that throws is a failure and the next still runs', async () => {
  const { lines, sum } = await say([
    { name: 'broken', run: () => Promise.reject(new Error('no browser')) },
    { name: 'lint', run: () => Promise.resolve({ passed: 1, failed: 0 }) },
  ])
  expect(lines[1]).toBe('     no browser')
  expect(sum).toEqual({ passed: 1, failed: 1 })
})
