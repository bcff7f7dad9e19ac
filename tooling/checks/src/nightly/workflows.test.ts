import { expect, test } from 'vitest'
import { workflowLinter } from './workflows.ts'

const good = `
name: good
on:
  pull_request:
jobs:
  one:
    runs-on: ubuntu-24.04
    steps:
      - run: npm run setup
        env:
          SEED: \${{ github.event.pull_request.title }}
`
const lint = await workflowLinter()

test('a good workflow has no fault', () => {
  expect(lint(good, 'good.yml')).toEqual([])
})

test('the linter finds what is wrong in keys, expressions and labels', () => {
  const faultsWith = (before: string, after: string) => lint(good.replace(before, after), 'bad.yml')
  expect(faultsWith('github.event.pull_request.title', 'github.evnt.title')).toEqual([
    expect.stringContaining('evnt'),
  ])
  expect(faultsWith('runs-on', 'run-on')).not.toEqual([])
  expect(faultsWith('ubuntu-24.04', 'ubuntu-24.05')).toEqual([expect.stringContaining('ubuntu-24.05')])
})
