import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rollBack, rollOut } from './changeHost.ts'
import { openHost } from './hostFolder.ts'
import type { HostFolder } from './hostFolder.ts'
import { plainRelease } from './testing/plainRelease.ts'

let folder = ''
let host: HostFolder
let day = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topup-put-'))
  day = 0
  for (const version of ['a', 'b']) {
    plainRelease(folder, { version, assets: { 'own.js': 'own' }, files: { 'sw.js': `keeps ${version}` } })
    mkdirSync(join(folder, `watt-${version}/hosts/no-worker`), { recursive: true })
    writeFileSync(join(folder, `watt-${version}/hosts/no-worker/sw.js`), 'ends')
  }
  host = openHost(join(folder, 'host'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const deps = () => ({
  nowMs: Date.parse('2026-03-01T00:00:00Z') + (day += 1) * 24 * 60 * 60 * 1000,
  reload: () => Promise.resolve(),
})
const out = (version: string) =>
  rollOut(host, { folder: join(folder, `watt-${version}`), players: 'everyone' }, deps())
const worker = () => readFileSync(join(host, 'live/site/sw.js'), 'utf8')
/** As the how-to says. */
const endWorkers = () => cpSync(join(host, 'live/hosts/no-worker/sw.js'), join(host, 'live/site/sw.js'))

test('after the workers were ended by hand the next release goes out, and a rollback leads back', async () => {
  await out('a')
  endWorkers()
  await out('b')
  expect(worker()).toBe('keeps b')
  await rollBack(host, deps())
  expect(worker()).toBe('ends')
})

test('the same release once more brings its own worker back', async () => {
  await out('a')
  endWorkers()
  await out('a')
  expect(worker()).toBe('keeps a')
})

test('a worker that is neither its own nor the one that ends others is refused', async () => {
  await out('a')
  writeFileSync(join(host, 'live/site/sw.js'), 'of somebody else')
  await out('b')
  await expect(rollBack(host, deps())).rejects.toThrow('is not the file that the manifest names')
})

test('a store and its pay document do not get into the folder of the other', async () => {
  plainRelease(folder, { version: 'pay', assets: { 'own.js': 'own' }, isPay: true })
  await out('a')
  await expect(out('pay')).rejects.toThrow(
    'is the folder of a store, and the release is one of a pay document',
  )
})
