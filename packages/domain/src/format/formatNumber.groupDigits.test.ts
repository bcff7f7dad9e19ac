import { expect, test } from 'vitest'
import { languages, numberStyleOf } from '../language/language.ts'
import { groupDigits } from './formatNumber.ts'

test.each([
  ['', ''],
  ['123', '123'],
  ['1234', '1,234'],
  ['1234567', '1,234,567'],
])('"%s" in groups of three is "%s"', (digits, grouped) => {
  expect(groupDigits(digits, numberStyleOf('en'))).toBe(grouped)
})

test('no language writes groups and decimals with the same mark', () => {
  const styles = languages.map(numberStyleOf)
  expect(styles.filter(({ group, decimal }) => group === decimal)).toEqual([])
})
