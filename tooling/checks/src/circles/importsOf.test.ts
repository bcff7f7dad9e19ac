import { expect, test } from 'vitest'
import { importsOf } from './checkCircles.ts'

test('every way to need another module counts, and types alone are no need of a value', () => {
  const text = `
    import { a } from './a.ts'
    import type { B } from './b.ts'
    import { type C } from './c.ts'
    import { d, type D } from './d.ts'
    import './style.css'
    export { e } from '../e.ts'
    export * from './f.ts'
    const later = () => import('./later.tsx')
    import { z } from 'zustand'
    // import { not } from './not.ts'
  `
  const imports = importsOf('x.tsx', text).map(({ path, isType }) => (isType ? `type ${path}` : path))
  expect(imports.toSorted()).toEqual([
    '../e.ts',
    './a.ts',
    './d.ts',
    './f.ts',
    './later.tsx',
    './style.css',
    'type ./b.ts',
    'type ./c.ts',
  ])
})
