import { expect, test } from 'vitest'
import { workflowFaults, workflowLinter } from './workflows.ts'

const scripts = {
  scripts: ['check', 'setup', 'test', 'simulate'],
  tasks: ['build', 'typecheck'],
  checks: ['calls'],
}
const commit = 'a'.repeat(40)

const good = `
name: good
on:
  pull_request:
permissions:
  contents: read
jobs:
  one:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      id-token: write
    steps:
      - uses: actions/checkout@${commit} # v7.0.1
      - uses: ./own-action
      - run: npm run setup
      - run: |
          npm run -s check -- calls >> "$GITHUB_STEP_SUMMARY" || true
          npx turbo run typecheck build --affected
      - run: npx pnpm simulate --seed "$SEED" && npm test
      - run: npx pnpm --filter @topup/storybook run test:nightly
        env:
          SEED: \${{ github.event.pull_request.title }}
`

test('a workflow whose actions, rights and time are bounded has no fault', async () => {
  expect(workflowFaults(good, scripts)).toEqual([])
  expect((await workflowLinter())(good, 'good.yml')).toEqual([])
})

test.each([
  [`@${commit} # v7.0.1`, '@v7', 'actions/checkout@v7 is not pinned by a whole commit'],
  [`@${commit} # v7.0.1`, `@${commit.slice(1)} # v7.0.1`, 'is not pinned by a whole commit'],
  [`@${commit} # v7.0.1`, ' # v7.0.1', 'actions/checkout is not pinned by a whole commit'],
  [' # v7.0.1', '', 'has no comment with its version'],
  [' # v7.0.1', ' # newest', 'has no comment with its version'],
  ['permissions:\n  contents: read\n', '', 'permissions at the top are more than contents: read'],
  ['permissions:\n  contents: read\n', 'permissions: read-all\n', 'permissions at the top'],
  ['  contents: read\n', '  contents: write\n', 'permissions at the top'],
  ['  contents: read\n', '  contents: read\n  packages: read\n', 'permissions at the top'],
  ['permissions:\n      id-token: write', 'permissions: write-all', 'job one takes all rights at once'],
  ['    timeout-minutes: 5\n', '', 'job one has no timeout-minutes'],
  ['  pull_request:', '  pull_request_target:', 'pull_request_target runs code'],
  ['npm run setup', 'echo "${{ github.event.issue.title }}"', 'an expression stands in a command'],
  ['npm run setup', 'npm run set-up', 'there is no script "set-up"'],
  ['check -- calls', 'check -- callz', 'there is no check "callz"'],
  ['npx pnpm simulate', 'npx pnpm simulat', 'there is no script "simulat"'],
  ['typecheck build', 'typecheck bild', 'there is no task of turbo "bild"'],
  ['name: good', 'name: good\nname: better', 'it is not a workflow: Map keys must be unique'],
  ['jobs:', 'jobs: [', 'it is not a workflow'],
  ['on:', 'off:', 'it is not a workflow: on'],
])('%j in place of which stands %j is a fault', (before, after, fault) => {
  expect(good).toContain(before)
  const faults = workflowFaults(good.replace(before, after), scripts)
  expect(faults).toEqual([expect.stringContaining(fault)])
})

test.each(['pull_request_target', '[push, pull_request_target]'])(
  'the trigger is found as %s too',
  (trigger) => {
    const faults = workflowFaults(good.replace('on:\n  pull_request:', `on: ${trigger}`), scripts)
    expect(faults).toEqual([expect.stringContaining('pull_request_target')])
  },
)

test('the linter finds what the rules do not look at', async () => {
  const lint = await workflowLinter()
  const faultsWith = (before: string, after: string) => lint(good.replace(before, after), 'bad.yml')
  expect(faultsWith('github.event.pull_request.title', 'github.evnt.title')).toEqual([
    expect.stringContaining('evnt'),
  ])
  expect(faultsWith('runs-on', 'run-on')).not.toEqual([])
  expect(faultsWith('ubuntu-24.04', 'ubuntu-24.05')).toEqual([expect.stringContaining('ubuntu-24.05')])
})
