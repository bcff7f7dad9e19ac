import { expect, test } from 'vitest'
import { importsOf } from './checkCircles.ts'

test('every way to need another module counts, each once', () => {
  const text = `
    import { a } from './a.ts'
    import type { A } from './a.ts'
    import './style.css'
    export { b } from '../b.ts'
    export * from './c.ts'
    const later = () => import('./later.tsx')
    import { z } from 'zustand'
    // import { not } from './not.ts'
  `
  expect(importsOf('x.tsx', text).all.toSorted()).toEqual([
    '../b.ts',
    './a.ts',
    './c.ts',
    './later.tsx',
    './style.css',
  ])
})

test('an import of types alone is no need of a value', () => {
  const text = `
    import type { A } from './a.ts'
    import { type B } from './b.ts'
    import { c, type C } from './c.ts'
    import './style.css'
  `
  const { values, all } = importsOf('x.tsx', text)
  expect(values.toSorted()).toEqual(['./c.ts', './style.css'])
  expect(all).toHaveLength(4)
})
