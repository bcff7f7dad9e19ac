import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
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

test('a command that is stopped by its signal has failed, and what it started in its group has ended', async () => {
  const stop = new AbortController()
  // The shell's own child keeps the pipe open: the command only ends for us when that one has ended too.
  const ended = runCommand({ line: ['sh', '-c', 'sleep 600 & wait'], signal: stop.signal })
  stop.abort()
  expect(await ended).toMatchObject({ isFine: false, code: null })
})

test('a signal that fires after the end changes nothing', async () => {
  const stop = new AbortController()
  const result = await runCommand({ line: ['sh', '-c', 'echo done'], signal: stop.signal })
  stop.abort()
  expect(result).toEqual({ isFine: true, code: 0, output: 'done\n', stdout: 'done\n' })
})

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

test('a command whose group has ended but whose pipes are held open is let go by its signal', async () => {
  // A grandchild in a group of its own holds the pipes.
  const escape = `
    const { spawn } = require('node:child_process')
    const { writeFileSync } = require('node:fs')
    const child = spawn('sleep', ['600'], { detached: true, stdio: 'inherit' })
    child.unref()
    writeFileSync(process.argv[1], JSON.stringify([process.pid, child.pid]))`
  const file = join(folder, 'pids.json')
  const stop = new AbortController()
  const ended = runCommand({ line: ['node', '-e', escape, file], signal: stop.signal })
  await expect.poll(() => readPids(file), patient).toHaveLength(2)
  const [leader = 0, escaped = 0] = readPids(file)
  onTestFinished(() => void process.kill(escaped, 'SIGKILL'))
  await expect.poll(() => isAlive(leader), patient).toBe(false)
  stop.abort()
  expect(await ended).toMatchObject({ isFine: true, code: 0 })
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
