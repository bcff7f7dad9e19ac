import { expect, test } from 'vitest'
import { changedSteps, sourcesByPackage } from './changedSteps.ts'
import { type Command, runCommand } from './runCommand.ts'
import { runSteps } from './step.ts'

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

/** Runs the steps of a change of two packages; commands with this program fail. */
async function push(failing: string, deadline: AbortSignal) {
  const programs: string[] = []
  const run = ({ line: [program] }: Command) => {
    programs.push(program)
    const isFine = program !== failing
    return Promise.resolve({ isFine, code: isFine ? 0 : 1, output: '', stdout: '' })
  }
  const files = ['packages/domain/src/index.ts', 'tooling/run/src/step.ts']
  const steps = changedSteps({ files, deadline, run })
  const result = await runSteps(steps, { now: () => 0, say: () => {} })
  return { programs, ...result }
}

const never = new AbortController().signal
const whyLeft = (why: string) => [
  `types of packages/domain, because ${why}: npm run types`,
  `types of tooling/run/types/product.json, because ${why}: npm run types`,
  `types of tooling/run/types/tools.json, because ${why}: npm run types`,
]

test('without a failure everything is checked before a push', async () => {
  const { programs, failed, skipped } = await push('none', never)
  expect(programs).toEqual(['oxfmt', 'oxlint', 'vitest', 'vitest', 'tsc', 'tsc', 'tsc'])
  expect([failed, skipped]).toEqual([0, []])
})

test('after a failed test no other begins, and the commands for the rest are named', async () => {
  const { programs, failed, skipped } = await push('vitest', never)
  expect(programs).toEqual(['oxfmt', 'oxlint', 'vitest'])
  expect(failed).toBe(1)
  expect(skipped).toEqual([
    'tests of tooling/run, because something has failed: npm test -- "unit tests"',
    ...whyLeft('something has failed'),
  ])
})

test('what is quick is all checked, also after a failure', async () => {
  expect((await push('oxfmt', never)).programs).toEqual(['oxfmt', 'oxlint'])
})

test('what the deadline leaves out is named with the command for it', async () => {
  const { programs, skipped } = await push('none', AbortSignal.abort())
  expect(programs).toEqual([])
  expect(skipped).toEqual(expect.arrayContaining(whyLeft('the time before a push is over')))
})
