import { expect, test } from 'vitest'
import { convert, tierPrice } from './prices.ts'

test('an amount in its own currency stays exact', () => {
  expect(convert(740_001, 'JPY', 'JPY')).toBe(740_001)
})

test('an amount in a currency that is worth little comes to whole units', () => {
  expect(convert(1_000, 'USD', 'JPY')).toBe(150_000)
  expect(convert(12_647, 'USD', 'KRW') % 100).toBe(0)
})

test('a tier costs in each currency what its products do', () => {
  expect(tierPrice(3, 'JPY')).toBe(65_000)
  expect(tierPrice(3, 'USD')).toBe(499)
})
