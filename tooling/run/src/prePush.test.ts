import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const hook = join(import.meta.dirname, '../hooks/pre-push')
const zeros = '0'.repeat(40)
const hash = 'a1'.repeat(20)
const deleted = `(delete) ${zeros} refs/heads/old ${hash}\n`
const pushed = `refs/heads/new ${hash} refs/heads/new ${zeros}\n`

let programs: string
beforeAll(() => {
  programs = mkdtempSync(join(tmpdir(), 'pre-push-'))
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "$@"\nexit 1\n', { mode: 0o755 })
})
afterAll(() => rmSync(programs, { recursive: true }))

test.each([
  ['a branch that is pushed is checked', pushed, 1],
  ['also beside one that is deleted', deleted + pushed, 1],
  ['a deleted branch has nothing to check', deleted, 0],
])('%s', (_title, input, status) => {
  const PATH = `${programs}:${process.env['PATH']}`
  const ended = spawnSync(hook, { input, encoding: 'utf8', env: { ...process.env, PATH } })
  expect([ended.status, ended.stdout]).toEqual([status, status === 0 ? '' : 'run -s check:changed\n'])
})
