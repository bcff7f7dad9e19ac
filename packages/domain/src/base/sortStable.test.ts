import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortStable } from './sortStable.ts'

test('items are in order, equal ones as they came, and the source is untouched', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3 }), { maxLength: 100 }), (sorts) => {
      const items = sorts.map((sort, index) => ({ sort, index }))
      const before = [...items]
      const sorted = sortStable(items, (a, b) => a.sort - b.sort)
      expect(items).toEqual(before)
      expect(sorted).toHaveLength(items.length)
      for (const [position, item] of sorted.entries()) {
        const next = sorted[position + 1]
        if (next === undefined) continue
        expect(item.sort < next.sort || (item.sort === next.sort && item.index < next.index)).toBe(true)
      }
    }),
  )
})

test('a comparator that reverses the order works', () => {
  expect(sortStable(['a', 'b', 'c'], (a, b) => (a < b ? 1 : -1))).toEqual(['c', 'b', 'a'])
})

/** An engine whose sort reverses equal items, as Chrome 64 may. */
class UnstableArray<T> extends Array<T> {
  override sort(compare?: (a: T, b: T) => number): this {
    this.reverse()
    return super.sort(compare)
  }
}

test('equal items stay as they came on an engine with an unstable sort', () => {
  const items = UnstableArray.from(['b1', 'a1', 'b2', 'a2'])
  const byLetter = (a: string, b: string) => a.charCodeAt(0) - b.charCodeAt(0)
  expect([...sortStable(items, byLetter)]).toEqual(['a1', 'a2', 'b1', 'b2'])
})
