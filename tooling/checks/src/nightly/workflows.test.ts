import { expect, test } from 'vitest'
import { unknownScripts, workflowLinter } from './workflows.ts'

const known = { scripts: ['check', 'setup'], tasks: ['build', 'typecheck'], checks: ['calls'] }

const good = `
name: good
on:
  pull_request:
jobs:
  one:
    runs-on: ubuntu-24.04
    steps:
      - run: npm run setup
      - run: |
          npm run -s check -- calls >> "$GITHUB_STEP_SUMMARY" || true
          npx turbo run typecheck build --affected
      - run: npx pnpm --filter @topup/storybook run test:nightly && npm test
        env:
          SEED: \${{ github.event.pull_request.title }}
`

test('a workflow of known scripts has no fault', async () => {
  expect(unknownScripts(good, known)).toEqual([])
  expect((await workflowLinter())(good, 'good.yml')).toEqual([])
})

test.each([
  ['npm run setup', 'npm run set-up', 'there is no script "set-up"'],
  ['check -- calls', 'check -- callz', 'there is no check "callz"'],
  ['typecheck build', 'typecheck bild', 'there is no task of turbo "bild"'],
])('%j in place of which stands %j is a fault', (before, after, fault) => {
  expect(unknownScripts(good.replace(before, after), known)).toEqual([fault])
})

test('the linter finds what is wrong in keys, expressions and labels', async () => {
  const lint = await workflowLinter()
  const faultsWith = (before: string, after: string) => lint(good.replace(before, after), 'bad.yml')
  expect(faultsWith('github.event.pull_request.title', 'github.evnt.title')).toEqual([
    expect.stringContaining('evnt'),
  ])
  expect(faultsWith('runs-on', 'run-on')).not.toEqual([])
  expect(faultsWith('ubuntu-24.04', 'ubuntu-24.05')).toEqual([expect.stringContaining('ubuntu-24.05')])
})
