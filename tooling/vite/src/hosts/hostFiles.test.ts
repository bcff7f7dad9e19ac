import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeRelease } from '../verify/testing/fakeRelease.ts'
import type { FakeRelease } from '../verify/testing/fakeRelease.ts'
import { hostFiles } from './hostFiles.ts'

let release: FakeRelease
beforeAll(async () => {
  release = await fakeRelease()
})
afterAll(() => release.remove())

/** The release with a header of the document changed. */
const withPolicy = (policy: string) => {
  const { manifest } = release
  const document = { ...manifest.headers.document, 'content-security-policy': policy }
  return { ...manifest, headers: { ...manifest.headers, document } }
}

test('every host has its files, from one header set', () => {
  const { files, problems } = hostFiles(release.manifest)
  expect(problems).toEqual([])
  expect(files.map(({ path }) => path)).toEqual([
    'nginx/store.conf',
    'docker/Dockerfile',
    'docker/nginx.conf',
    'caddy/store.caddy',
    'cloudflare/publish/_headers',
    'cloudflare/functions/assets/[[path]].js',
    'netlify/publish/_headers',
    'netlify/publish/_redirects',
    'netlify/publish/missing-asset.txt',
    'netlify/netlify/edge-functions/documents.js',
    'cloudfront/viewer-request.js',
    'cloudfront/viewer-response.js',
  ])
  const policy = release.manifest.headers.document['content-security-policy'] ?? ''
  expect(files.filter(({ text }) => text.includes(policy)).map(({ path }) => path.split('/')[0])).toEqual([
    'nginx',
    'caddy',
    'cloudflare',
    'netlify',
    'cloudfront',
  ])
})

test('a host whose limits a store exceeds is left out and named, the others stand', () => {
  const long = hostFiles(withPolicy('x'.repeat(2000)))
  expect(long.problems).toEqual([
    'Cloudflare takes 2000 characters a line, and content-security-policy of /* has 2027.',
  ])
  expect(long.files.some(({ path }) => path.startsWith('cloudflare/'))).toBe(false)
  expect(hostFiles(withPolicy('img-src $host')).problems).toEqual([
    'nginx cannot send img-src $host: it holds a $.',
  ])
})

test('the web manifest has its type where a host does not know it', () => {
  const { files } = hostFiles(release.manifest)
  const naming = files.filter(({ text }) => text.includes('application/manifest+json'))
  expect(naming.map(({ path }) => path.split('/')[0])).toEqual(['nginx', 'caddy', 'netlify', 'cloudfront'])
})

test('no configuration marks what is not there as immutable', () => {
  const { files } = hostFiles(release.manifest)
  const nginx = files.find(({ path }) => path.startsWith('nginx/'))?.text ?? ''
  expect(nginx).not.toMatch(/immutable[^\n]*always/)
  expect(nginx).toContain('try_files $uri @missing;')
})
