import { expect, test } from 'vitest'
import { changedSteps, sourcesByPackage } from './changedSteps.ts'
import { runCommand } from './runCommand.ts'

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

test('the tests of a package say nothing of what passed: a failure would be buried under it', async () => {
  const outputs: string[] = []
  const { signal } = new AbortController()
  const steps = changedSteps({
    files: ['tooling/run/src/step.test.ts'],
    deadline: signal,
    interrupted: signal,
    run: async (command) => {
      const result = await runCommand(command)
      outputs.push(result.output)
      return result
    },
  })
  await steps.find(({ name }) => name === 'tests of tooling/run')?.run()
  expect(outputs).toEqual([expect.stringMatching(/Tests +\d+ passed/)])
  expect(outputs.join('')).not.toContain('✓')
})
