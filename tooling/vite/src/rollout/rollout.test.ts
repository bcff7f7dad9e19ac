import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainRelease } from './testing/plainRelease.ts'

const folder = mkdtempSync(join(tmpdir(), 'topup-rollout-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('whoever serves the folder may read it, also where the one who rolls out keeps new files private', () => {
  plainRelease(folder, { version: 'a', assets: { 'own.js': 'a' } })
  const host = join(folder, 'host')
  const program = join(import.meta.dirname, 'rollout.ts')
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'umask 077; exec "$@"', 'sh', process.execPath, program, join(folder, 'watt-a'), '--to', host],
    { encoding: 'utf8' },
  )
  expect([status, stderr.replaceAll(/^.*(?:Warning|--trace-warnings).*\n/gm, '')]).toEqual([0, ''])
  const served = globSync('{assets,releases,live,canary}/**', { cwd: host })
  expect(served.length).toBeGreaterThan(3)
  for (const path of served) {
    const stat = statSync(join(host, path))
    const mayBeRead = stat.isDirectory() ? 0o005 : 0o004
    expect([path, stat.mode & mayBeRead]).toEqual([path, mayBeRead])
  }
  expect(served.some((path) => path.startsWith('assets/'))).toBe(true)
})
