import { expect, test } from 'vitest'
import { chooseSteps, closingLines, runSteps, type Step } from './step.ts'

const passing = { passed: 1, failed: 0 }
const step = (name: string, result: Awaited<ReturnType<Step['run']>> = passing): Step => ({
  name,
  run: () => Promise.resolve(result),
})

function say(steps: readonly Step[]) {
  const lines: string[] = []
  let time = 0
  const counts = runSteps(steps, { now: () => (time += 500), say: (line) => lines.push(line) })
  return counts.then((sum) => ({ lines, sum }))
}

test('each step says its time and result, and the counts add up', async () => {
  const { lines, sum } = await say([step('lint'), step('unit', { passed: 40, failed: 2, output: 'two red' })])
  expect(lines).toEqual([
    'ok      0.5 s  lint: 1 passed, 0 failed',
    'FAIL    0.5 s  unit: 40 passed, 2 failed',
    '     two red',
  ])
  expect(sum).toMatchObject({ passed: 41, failed: 2, skipped: [] })
})

test('the failed tests stand before the output, where a cut log still shows them', async () => {
  const { lines } = await say([
    step('unit', { passed: 1, failed: 1, failures: ['✗ sum.test.ts: adds'], output: 'much' }),
    step('lint', { passed: 1, failed: 0, failures: ['✗ not shown'] }),
  ])
  expect(lines).toEqual([
    'FAIL    0.5 s  unit: 1 passed, 1 failed',
    '     ✗ sum.test.ts: adds',
    '     much',
    'ok      0.5 s  lint: 1 passed, 0 failed',
  ])
})

test('a step that ran nothing is a failure', async () => {
  const { sum } = await say([step('stories', { passed: 0, failed: 0 })])
  expect(sum).toMatchObject({ passed: 0, failed: 1 })
})

test('a step that throws is a failure and the next still runs', async () => {
  const { lines, sum } = await say([
    { name: 'broken', run: () => Promise.reject(new Error('no browser')) },
    step('lint'),
  ])
  expect(lines[1]).toBe('     no browser')
  expect(sum).toMatchObject({ passed: 1, failed: 1 })
})

test('what was skipped is no failure, and the last lines say what it was and why', async () => {
  const reason = 'the journeys in Firefox, because Mozilla Firefox 140.12.0esr cannot be driven.'
  const { lines, sum } = await say([
    step('stories', { passed: 0, failed: 0, skipped: ['stories, because Chromium 60 cannot be driven.'] }),
    step('journeys', { passed: 4, failed: 0, skipped: [reason], note: 'all from the cache' }),
  ])
  expect(lines).toEqual([
    'skip    0.5 s  stories: 0 passed, 0 failed, 1 skipped',
    'ok      0.5 s  journeys: 4 passed, 0 failed, 1 skipped  (all from the cache)',
  ])
  expect(closingLines(sum)).toEqual([
    'Skipped: stories, because Chromium 60 cannot be driven.',
    `Skipped: ${reason}`,
    '4 passed, 0 failed, 2 skipped',
  ])
})

test('a run that skipped nothing ends with its counts alone', () => {
  expect(closingLines({ passed: 3, failed: 0, failures: [], skipped: [] })).toEqual(['3 passed, 0 failed'])
})

test('what failed is said again at the end, by its step', async () => {
  const journeys = { passed: 3, failed: 1, failures: ['✗ buy.spec.ts: buys', '  waiting for Buy'] }
  const { sum } = await say([step('journeys', journeys), step('dev loop')])
  expect(closingLines(sum)).toEqual([
    'Failed: journeys: ✗ buy.spec.ts: buys',
    'Failed: journeys:   waiting for Buy',
    '4 passed, 1 failed',
  ])
})

test('steps are chosen by name and keep their order', () => {
  const steps = [step('format'), step('unit tests'), step('journeys')]
  expect(chooseSteps(steps, [])).toBe(steps)
  expect(chooseSteps(steps, ['journeys', 'format']).map(({ name }) => name)).toEqual(['format', 'journeys'])
})

test('a name that no step has is answered with those that exist', () => {
  expect(() => chooseSteps([step('format'), step('unit tests')], ['format', 'unit'])).toThrow(
    'There is no step "unit". Steps: format, "unit tests".',
  )
})
