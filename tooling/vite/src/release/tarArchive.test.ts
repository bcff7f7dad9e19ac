import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tarArchive } from './releaseStore.ts'

const file = (path: string, text: string) => ({ path, content: new TextEncoder().encode(text) })
const long = `site/${'folder/'.repeat(20)}index.html`
const files = [
  file('site/b.txt', 'two'),
  file('site/a.txt', 'x'.repeat(512)),
  file(long, ''),
  file('é.txt', 'é'),
]

test('every tar program reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'topup-tar-'))
  writeFileSync(join(folder, 'a.tar.gz'), tarArchive(files))
  execFileSync('tar', ['-xzf', 'a.tar.gz'], { cwd: folder })
  for (const { path, content } of files)
    expect(readFileSync(join(folder, path), 'utf8')).toBe(new TextDecoder().decode(content))
  rmSync(folder, { recursive: true })
})

test('the same files give the same bytes, in whatever order they come', () => {
  expect(tarArchive(files.toReversed())).toEqual(tarArchive(files))
})

test('a path that no header holds is said so', () => {
  expect(() => tarArchive([file('x'.repeat(300), '')])).toThrow('is too long for an archive')
})
