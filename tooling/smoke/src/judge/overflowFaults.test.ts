import { expect, test } from 'vitest'
import { overflowFaults } from './overflowFaults.ts'

test('a page that is wider than its window is named with what makes it so', () => {
  const wide = { width: { content: 412, window: 390 }, tooWide: [{ name: 'p.price', left: 20, right: 412 }] }
  expect(overflowFaults(wide)).toEqual(['at 390 px the page is 412 px wide: p.price reaches from 20 to 412'])
})

test('a page without such a part is named all the same', () => {
  expect(overflowFaults({ width: { content: 412, window: 390 }, tooWide: [] })).toEqual([
    'at 390 px the page is 412 px wide',
  ])
})

test('a page that fits has no fault, whatever its decorations do', () => {
  const fits = { width: { content: 390, window: 390 }, tooWide: [{ name: 'svg', left: -20, right: 300 }] }
  expect(overflowFaults(fits)).toEqual([])
})
