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
}

let folder = ''
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'topup-manifest-'))))
afterAll(() => rmSync(folder, { recursive: true }))

function read(text: string): ReleaseManifest {
  writeFileSync(join(folder, 'manifest.json'), text)
  return readManifest(join(folder, 'manifest.json'))
}

test('a manifest is read as it was written', () => {
  expect(read(JSON.stringify(manifest))).toEqual(manifest)
})

test('a file that is not a manifest is reported', () => {
  expect(() => readManifest(join(folder, 'gone.json'))).toThrow('There is no file')
  expect(() => read('{')).toThrow('is not the manifest of a release')
  expect(() => read('{"name":"x"}')).toThrow('is not the manifest of a release: brand is undefined')
})

test.each([
  [{ brand: 1 }, 'brand is 1'],
  [{ files: [{ path: 'a', size: 'large', integrity: '' }] }, 'files.0.size is "large"'],
  [{ headers: { document: {} } }, 'headers.hashed is undefined'],
])('a manifest with %j is refused with the place', (changed, sentence) => {
  expect(() => read(JSON.stringify({ ...manifest, ...changed }))).toThrow(sentence)
})
