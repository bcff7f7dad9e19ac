import { expect, test } from 'vitest'
import { sourcesByPackage } from './changedSteps.ts'

test('sources are grouped by their package; other files start no unit test', () => {
  const files = [
    'README.md',
    'apps/watt/src/brand.ts',
    'packages/domain/package.json',
    'packages/domain/src/money.ts',
    'packages/domain/src/order/journal.ts',
    'packages/ui-kit/src/Card.tsx',
    'tooling/run/src/step.test.ts',
    'tooling/run/src/old.css',
  ]
  expect([...sourcesByPackage(files)]).toEqual([
    ['packages/domain', ['src/money.ts', 'src/order/journal.ts']],
    ['packages/ui-kit', ['src/Card.tsx']],
    ['tooling/run', ['src/step.test.ts']],
  ])
})
