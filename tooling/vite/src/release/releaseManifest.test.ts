import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { responseHeaders } from '../deploy/responseHeaders.ts'
import { sha384 } from '../deploy/sealDocuments.ts'
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
  })
  expect(manifest.files).toEqual([{ path: 'assets/a.js', size: 3, integrity: sha384(content) }])
  expect(manifest.entryPoints).toEqual({ 'index.html': ['assets/a.js', 'assets/b.css'] })
  expect(manifest.headers).toEqual(headers)
  expect(manifest.environments.map(({ environment }) => environment)).toEqual(['production', 'demo'])
})
