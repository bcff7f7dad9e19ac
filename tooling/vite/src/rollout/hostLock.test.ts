import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openHost } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'
import { alone } from './hostLock.ts'

/** No system counts its processes so far. */
const gone = 4_194_305

let folder = ''
let host: HostFolder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topup-lock-'))
  host = openHost(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const work = () => alone(host, () => Promise.resolve('done'))
const lockOf = (holder: string) => symlinkSync(holder, join(host, '.lock'))

test('the lock goes with the work, also where it fails', async () => {
  expect(await work()).toBe('done')
  await expect(alone(host, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(readdirSync(host)).not.toContain('.lock')
})

test('a process that was killed on this machine holds nobody up', async () => {
  lockOf(`${gone}@${hostname()}`)
  expect(await work()).toBe('done')
})

test.each([
  ['a process that is there', `${process.pid}@${hostname()}`],
  ['a process of another machine', `${gone}@another-${hostname()}`],
  ['nobody knows whom', 'somebody'],
])('the lock of %s is kept', async (_, holder) => {
  lockOf(holder)
  await expect(work()).rejects.toThrow('Another rollout is at work')
  expect(readdirSync(host)).toContain('.lock')
})

test('a lock that is a file is kept', async () => {
  writeFileSync(join(host, '.lock'), `${gone}`)
  await expect(work()).rejects.toThrow('delete')
})
