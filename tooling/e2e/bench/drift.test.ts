import { expect, test } from 'vitest'
import { driftOf } from './drift.ts'

const recorded = { 'first visit': { visible: 2, usable: 1.5 } }
const measuredAs = (visible: number) => ({ 'first visit': { visible, usable: 1.5 } })

test.each([
  ['as it was', 2, 0, 0],
  ['worse by a tenth', 2.19, 0, 0],
  ['worse by more', 2.21, 1, 0],
  ['better by a tenth', 1.81, 0, 0],
  ['better by more', 1.79, 0, 1],
])('a ratio that is %s is told apart', (_how, visible, slower, faster) => {
  const drift = driftOf(recorded, measuredAs(visible))
  expect([drift.slower.length, drift.faster.length]).toEqual([slower, faster])
})

test('a line names the visit, the measure and both ratios', () => {
  expect(driftOf(recorded, measuredAs(2.5)).slower).toEqual(['first visit: visible 2.00 → 2.50'])
})

test.each([
  ['a measure that came out as no number', measuredAs(Number.NaN)],
  ['a measure that is missing', { 'first visit': { usable: 1.5 } }],
])('%s is a loss, whatever else was measured', (_what, measured) => {
  expect(driftOf(recorded, measured).slower).toEqual(['first visit: visible was not measured'])
})

test('a visit that was not measured is lost with all that is recorded of it', () => {
  expect(driftOf(recorded, {}).slower).toHaveLength(2)
})

test('what is measured and not recorded yet is no drift', () => {
  const measured = { ...measuredAs(2), 'second visit': { visible: 9 } }
  expect(driftOf(recorded, measured)).toEqual({ slower: [], faster: [] })
})
