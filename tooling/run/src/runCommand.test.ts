import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killDescendants, runCommand } from './runCommand.ts'

const folder = mkdtempSync(join(tmpdir(), 'run-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The process ids that a command wrote; none while it has not. */
function readPids(file: string): readonly number[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly number[]
  } catch {
    return []
  }
}

const patient = { timeout: 30_000 }

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a program that one package alone has is found in its folder, and in no other', async () => {
  const line = ['stryker', '--version'] as const
  expect(await runCommand({ line, folder: 'packages/domain' })).toMatchObject({ isFine: true })
  expect(await runCommand({ line, folder: 'packages/flows' })).toMatchObject({ isFine: false, code: null })
})

test('results come without warnings, and what people read has both', async () => {
  const { output, stdout } = await runCommand({ line: ['sh', '-c', 'echo careful >&2; echo name'] })
  expect(stdout).toBe('name\n')
  expect(output.split('\n').sort()).toEqual(['', 'careful', 'name'])
})

test('what a command started in a group of its own, as turbo and browsers do, is ended with it', async () => {
  const start = `
    const { spawn } = require('node:child_process')
    const { writeFileSync } = require('node:fs')
    const child = spawn('sh', ['-c', 'sleep 600 & wait'], { detached: true, stdio: 'ignore' })
    writeFileSync(process.argv[1], JSON.stringify([process.pid, child.pid]))
    setInterval(() => {}, 1000)`
  const file = join(folder, 'started.json')
  const ended = runCommand({ line: ['node', '-e', start, file] })
  await expect.poll(() => readPids(file), patient).toHaveLength(2)
  const [leader = 0, detached = 0] = readPids(file)
  killDescendants(leader)
  await expect.poll(() => isAlive(detached), patient).toBe(false)
  process.kill(leader, 'SIGKILL')
  expect(await ended).toMatchObject({ isFine: false })
})
