import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  arabicTypeface,
  fontconfigFile,
  narrowTypeface,
  ordinaryTypeface,
  wideTypeface,
} from './typefaces.ts'

const all = [ordinaryTypeface, arabicTypeface, narrowTypeface, wideTypeface]

test.each(
  all.flatMap(({ family, files }) => files.map(({ path, weight }) => [family, weight, path] as const)),
)('%s in weight %i is a TrueType file', (_family, _weight, path) => {
  expect(readFileSync(path).subarray(0, 4)).toEqual(Buffer.from([0, 1, 0, 0]))
})

test.each([ordinaryTypeface, wideTypeface])('$family and Arabic are all that a browser finds', (typeface) => {
  const text = readFileSync(fontconfigFile(typeface), 'utf8')
  const folders = [...text.matchAll(/<dir>(.*)<\/dir>/g)].map(([, folder = '']) => folder)
  expect(folders.length).toBeGreaterThan(1)
  expect(folders.every((folder) => existsSync(folder))).toBe(true)
  expect(text).not.toMatch(/<include|\/usr\/share|\/etc\/fonts/)
  expect(text).toContain(`<family>sans-serif</family><prefer><family>${typeface.family}</family>`)
})

/** Not the folder whose files browsers may be reading. */
const folder = mkdtempSync(join(tmpdir(), 'typefaces-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file that is right already is left alone, because a browser may be reading it', () => {
  const file = fontconfigFile(ordinaryTypeface, folder)
  const { ino, mtimeMs } = statSync(file)
  expect(fontconfigFile(ordinaryTypeface, folder)).toBe(file)
  expect(statSync(file)).toMatchObject({ ino, mtimeMs })
})

test('a file that is not right is replaced as a whole, never written over', () => {
  const file = fontconfigFile(wideTypeface, folder)
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, '')
  const { ino } = statSync(file)
  fontconfigFile(wideTypeface, folder)
  expect(readFileSync(file, 'utf8')).toBe(right)
  expect(statSync(file).ino).not.toBe(ino)
})
