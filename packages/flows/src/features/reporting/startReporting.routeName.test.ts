import { expect, test } from 'vitest'
import { routeName } from './startReporting.ts'

test.each([
  ['/', 'home'],
  ['/selectGoods', 'selectGoods'],
  ['/recharge', 'recharge'],
  ['/replenishGoods', 'replenishGoods'],
  ['/@ren_hoshi', 'other'],
  ['/my/7720418', 'other'],
  ['', 'other'],
])('%s is called %s', (path, name) => {
  expect(routeName(path)).toBe(name)
})
