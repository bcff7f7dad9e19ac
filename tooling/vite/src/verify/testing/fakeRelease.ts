import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBrandApp } from '../../apps/readBrandApp.ts'
import { compress } from '../../deploy/compress.ts'
import { deploymentHeaders } from '../../deploy/deploymentHeaders.ts'
import { inlineHashes } from '../../deploy/deployPlugin.ts'
import { pinDocuments } from '../../deploy/sealDocuments.ts'
import { responseHeaders } from '../../deploy/responseHeaders.ts'
import { filesOf, releaseManifest } from '../../release/releaseManifest.ts'
import type { ReleaseManifest } from '../../release/releaseManifest.ts'

/** A release as small as one can be that has every class of path. */
export interface FakeRelease {
  /** The folder that is published. */
  readonly site: string
  readonly manifest: ReleaseManifest
  readonly remove: () => void
}

const files: Readonly<Record<string, string>> = {
  'index.html': [
    '<!doctype html><html><head><title>Shop</title><script>guard()</script>',
    '<script type="module" crossorigin src="/assets/entry-1.js"></script>',
    '<style>body{margin:0}</style></head><body>the store',
    '<script type="application/json">{"texts":1}</script></body></html>',
  ].join(''),
  'pay.html':
    '<!doctype html><html><head><script type="module" crossorigin src="/assets/pay-1.js"></script></head><body>the form</body></html>',
  // Long enough that every host compresses it.
  'assets/entry-1.js': 'console.log("the store");'.repeat(50),
  'assets/pay-1.js': 'console.log("the form")',
  'sw.js': `self.addEventListener("install", () => {}) // ${'what is worth compressing '.repeat(50)}`,
  'assets/look-1.css': 'body{color:red}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'manifest.webmanifest': '{"name":"Shop"}',
}

const hosts = { connect: ['https://psp.example'], frames: ['https://psp.example'], images: [], scripts: [] }

/** Writes such a release to a temporary folder. */
export async function fakeRelease(): Promise<FakeRelease> {
  const { brand: watt } = await readBrandApp('watt')
  // With every header that a store can have.
  const brand = { ...watt, reports: { path: '/report', policyPath: '/policy', vitalsShare: 0 } }
  const site = mkdtempSync(join(tmpdir(), 'topup-release-'))
  mkdirSync(join(site, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text)
  const names = ['index.html', 'pay.html']
  pinDocuments(site, names)
  await compress(site)
  const documents = new Map(names.map((name) => [name, readFileSync(join(site, name), 'utf8')]))
  const { styleHashes, scriptHashes } = inlineHashes(documents.get('index.html') ?? '')
  const headers = deploymentHeaders(brand, (facts) =>
    responseHeaders(
      { brand: facts, styleHashes, scriptHashes, sandboxOrigins: null },
      { hosts: [hosts], styleHashes: [], scriptHashes: [] },
    ),
  )
  const manifest = releaseManifest({
    brand,
    version: 'abcdef0123-0123456789ab',
    commit: { id: 'abcdef0123', committedAt: '2026-01-01T00:00:00.000Z' },
    site: filesOf(site),
    documents,
    headers,
  })
  return { site, manifest, remove: () => rmSync(site, { recursive: true, force: true }) }
}
