import { expect, test } from 'vitest'
import { importsOf } from './importsOf.ts'

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
  expect(importsOf('x.tsx', text).toSorted()).toEqual([
    '../b.ts',
    './a.ts',
    './c.ts',
    './later.tsx',
    './style.css',
  ])
})
