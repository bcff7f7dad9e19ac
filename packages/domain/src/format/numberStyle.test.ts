import { expect, test } from 'vitest'
import { groupDigits, numberStyles } from './numberStyle.ts'

test.each([
  ['', ''],
  ['123', '123'],
  ['1234', '1,234'],
  ['1234567', '1,234,567'],
])('"%s" in groups of three is "%s"', (digits, grouped) => {
  expect(groupDigits(digits, numberStyles.en)).toBe(grouped)
})

test('no language writes groups and decimals with the same mark', () => {
  expect(Object.values(numberStyles).filter(({ group, decimal }) => group === decimal)).toEqual([])
})
