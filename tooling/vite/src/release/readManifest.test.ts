import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readManifest } from './releaseManifest.ts'
import type { ReleaseManifest } from './releaseManifest.ts'

const manifest: ReleaseManifest = {
  brand: 'rhinosJp',
  version: '1b2c3d4e5f-0a1b2c3d4e5f',
  commit: '1b2c3d4e5f',
  committedAt: '2026-01-01T00:00:00.000Z',
  files: [{ path: 'assets/en-Ab_1.js.br', size: 7, integrity: `sha384-${'A'.repeat(64)}` }],
  entryPoints: { 'index.html': ['assets/en-Ab_1.js'] },
  headers: { document: { a: 'b' }, hashed: {}, named: {} },
  environments: [
    {
      environment: 'production',
      origins: ['https://pay.example'],
      apiOrigin: 'https://api.example',
      backupApiOrigins: [],
      dataOrigin: 'https://data.example',
    },
  ],
  debugIds: { 'assets/en-Ab_1.js': '1' },
}

let folder = ''
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'topup-manifest-'))))
afterAll(() => rmSync(folder, { recursive: true }))

function read(text: string): ReleaseManifest {
  writeFileSync(join(folder, 'manifest.json'), text)
  return readManifest(join(folder, 'manifest.json'))
}
const withPath = (path: string) => ({ files: [{ ...manifest.files[0], path }] })

test('a manifest is read as it was written', () => {
  expect(read(JSON.stringify(manifest))).toEqual(manifest)
})

test('a file that is not a manifest is reported', () => {
  expect(() => readManifest(join(folder, 'gone.json'))).toThrow('There is no file')
  expect(() => read('{')).toThrow('is not the manifest of a release')
  expect(() => read('{"name":"x"}')).toThrow('is not the manifest of a release: brand is undefined')
})

test.each([
  [{ brand: '../ko' }, 'brand is "../ko": it is not a plain name'],
  [{ brand: '' }, 'brand is ""'],
  [{ version: '..' }, 'version is ".."'],
  [{ version: '-rf' }, 'version is "-rf"'],
  [{ version: 'a b' }, 'version is "a b"'],
  [{ version: '1/../../x' }, 'version is "1/../../x"'],
  [{ committedAt: 'yesterday' }, 'committedAt is "yesterday"'],
  [
    { files: [{ path: 'a', size: 1, integrity: 'sha1-x' }] },
    'files.0.integrity is "sha1-x": it is not a SHA-384',
  ],
  [withPath('../index.html'), 'files.0.path is "../index.html": it is no path of a file in a release'],
  [withPath('assets/../../x'), 'files.0.path'],
  [withPath('assets/..'), 'files.0.path'],
  [withPath('/etc/passwd'), 'files.0.path'],
  [withPath('C:/x'), 'files.0.path'],
  [withPath('..\\x'), 'files.0.path'],
  [withPath('a//b'), 'files.0.path'],
  [withPath('a\nb'), 'files.0.path'],
  [withPath(''), 'files.0.path'],
])('a manifest with %j is refused with the place', (changed, sentence) => {
  expect(() => read(JSON.stringify({ ...manifest, ...changed }))).toThrow(sentence)
})
