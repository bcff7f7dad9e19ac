import { expect, test } from 'vitest'
import { failedJourneys, failedTests } from './failedTests.ts'

test('a failed test is named with the beginning of its message, and a passed one is not', () => {
  const failure = ['Error: not equal', ...Array.from({ length: 20 }, (_, line) => `at line ${line}`)].join(
    '\n',
  )
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'subtracts', failureMessages: [failure] },
  ]
  const lines = failedTests({ testResults: [{ name: 'sum.test.ts', message: '', assertionResults }] })
  expect(lines.slice(0, 3)).toEqual(['✗ sum.test.ts: subtracts', '  Error: not equal', '  at line 0'])
  expect(lines).toHaveLength(9)
})

test('a file that could not be loaded is named with its reason', () => {
  const testResults = [{ name: 'sum.test.ts', message: 'No such module', assertionResults: [] }]
  expect(failedTests({ testResults })).toEqual(['✗ sum.test.ts', '  No such module'])
})

test('a failed journey is named with all its errors, also one inside a group', () => {
  const tests = [
    { results: [{ errors: [{ message: 'Timed out' }, { message: '\u001B[31mwaiting for Buy\u001B[39m' }] }] },
  ]
  const file = 'buy.spec.ts'
  const group = { specs: [{ file, title: 'buys', ok: false, tests }] }
  const suites = [{ specs: [{ file, title: 'opens', ok: true, tests: [] }], suites: [group] }]
  expect(failedJourneys({ suites })).toEqual(['✗ buy.spec.ts: buys', '  Timed out', '  waiting for Buy'])
})
