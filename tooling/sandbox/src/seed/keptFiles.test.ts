import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keep, readKept } from './keptFiles.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, `seeded-${name}.tar`)

/** Files that were used so many hours ago, each called by them. */
function useBefore(...hours: readonly number[]): void {
  for (const each of hours) {
    const usedAt = new Date(Date.now() - each * 3_600_000)
    writeFileSync(at(`${each}h`), '')
    utimesSync(at(`${each}h`), usedAt, usedAt)
  }
}

test('a new file takes the place of the one that was used longest ago', () => {
  useBefore(1, 2, 3)
  keep(at('new'), new Uint8Array([1]))
  expect(readdirSync(folder).sort()).toEqual(['seeded-1h.tar', 'seeded-2h.tar', 'seeded-new.tar'])
  expect(readKept(at('new'))).toEqual(Buffer.from([1]))
})

test('one that is read is used, however long ago it was made', () => {
  useBefore(1, 2, 9)
  readKept(at('9h'))
  keep(at('new'), new Uint8Array())
  expect(readdirSync(folder).sort()).toEqual(['seeded-1h.tar', 'seeded-9h.tar', 'seeded-new.tar'])
})

test('however many are in use, none of them is removed', () => {
  useBefore(0, 0.01, 0.02, 0.03, 0.04)
  keep(at('new'), new Uint8Array())
  expect(readdirSync(folder)).toHaveLength(6)
})

test('a file that is not there, or cannot be kept, is none', () => {
  expect(readKept(at('none'))).toBeNull()
  writeFileSync(join(folder, 'file'), '')
  const inFile = join(folder, 'file/seeded-new.tar')
  keep(inFile, new Uint8Array())
  expect(readKept(inFile)).toBeNull()
})
