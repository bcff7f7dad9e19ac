import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { responseHeaders } from '../deploy/responseHeaders.ts'
import { sha384 } from '../deploy/sealDocuments.ts'
import { mapWithDebugId } from './releaseStore.ts'
import { uuidOf } from './sbom.ts'
import { releaseManifest } from './releaseManifest.ts'

const { brand } = await readBrandApp('ko')
const headers = responseHeaders({ brand, styleHashes: [], scriptHashes: [], sandboxOrigins: null })

test('the manifest names every file with size and hash, the entry points, the headers and the environments', () => {
  const content = Buffer.from('one')
  const html = '<script type="module" src="/assets/a.js" integrity="x"></script><link href="/assets/b.css">'
  const manifest = releaseManifest({
    brand,
    version: '3f2a1b9c0d-0c7d',
    commit: { id: '3f2a1b9c0d', committedAt: '2026-01-01T00:00:00.000Z' },
    site: [{ path: 'assets/a.js', content }],
    documents: new Map([['index.html', html]]),
    headers,
    debugIds: { 'assets/a.js': 'd' },
  })
  expect(manifest.files).toEqual([{ path: 'assets/a.js', size: 3, integrity: sha384(content) }])
  expect(manifest.entryPoints).toEqual({ 'index.html': ['assets/a.js', 'assets/b.css'] })
  expect(manifest.headers).toEqual(headers)
  expect(manifest.environments.map(({ environment }) => environment)).toEqual(['production', 'demo'])
})

test('a script and its map share an id that follows from the script', () => {
  const id = uuidOf(Buffer.from('one'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(uuidOf(Buffer.from('one'))).toBe(id)
  expect(uuidOf(Buffer.from('two'))).not.toBe(id)
  expect(JSON.parse(mapWithDebugId('{"version":3}', id))).toEqual({ version: 3, debugId: id, debug_id: id })
})
