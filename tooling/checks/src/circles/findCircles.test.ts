import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCircles } from './checkCircles.ts'

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges).map(([name, needs]) => [name, new Set(needs)]))

test.each([
  ['a chain has none', { a: ['b'], b: ['c'], c: [] }, []],
  ['two that need each other are one', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a long way round is one', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd']]],
  ['two ways to the same place are not a circle', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['what needs itself is not a circle', { a: ['a'] }, []],
  ['two that meet in one name are one', { a: ['b'], b: ['a', 'c'], c: ['b'] }, [['a', 'b', 'c']]],
  [
    'one behind another stays apart',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('%s', (_title, edges, circles) => {
  expect(findCircles(graphOf(edges))).toEqual(circles)
})

test('two names share a circle exactly when each can be reached from the other', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const anyGraph = fc.record(Object.fromEntries(names.map((name) => [name, fc.subarray(names)])))
  fc.assert(
    fc.property(anyGraph, (edges) => {
      const reach = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
        for (const next of edges[from] ?? []) if (!seen.has(next)) reach(next, seen.add(next))
        return seen
      }
      const circles = findCircles(graphOf(edges))
      for (const one of names)
        for (const other of names.filter((name) => name !== one)) {
          const isMutual = reach(one).has(other) && reach(other).has(one)
          expect(circles.some((circle) => circle.includes(one) && circle.includes(other))).toBe(isMutual)
        }
    }),
  )
})
