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

test('every host has its files, in both deployments', () => {
  const files = hostFiles(release.manifest)
  expect(files.map(({ path }) => path)).toEqual([
    'nginx/store.conf',
    'docker/Dockerfile',
    'docker/nginx.conf',
    '_headers',
    'demo/nginx/store.conf',
    'demo/docker/Dockerfile',
    'demo/docker/nginx.conf',
    'demo/_headers',
  ])
})

test('production’s configuration names no host of the demo deployment, nor the other way round', () => {
  const { environments } = release.manifest
  const files = hostFiles(release.manifest)
  const textOf = (isDemo: boolean) =>
    files.flatMap(({ path, text }) => (path.startsWith('demo/') === isDemo ? [text] : [])).join('\n')
  for (const { environment, apiOrigin, backupApiOrigins, dataOrigin } of environments)
    for (const host of [apiOrigin, ...backupApiOrigins, dataOrigin]) {
      expect(textOf(environment === 'demo')).toContain(host)
      expect(textOf(environment !== 'demo')).not.toContain(host)
    }
})

test('a container is made from one fixed image, with the configuration of its deployment', () => {
  const files = hostFiles(release.manifest)
  const dockerfile = (path: string) => files.find((file) => file.path === path)?.text ?? ''
  expect(dockerfile('docker/Dockerfile')).toMatch(/^FROM \S+:\S+@sha256:[\da-f]{64}$/m)
  expect(dockerfile('docker/Dockerfile')).toContain('\nCOPY hosts /srv/store/hosts/\n')
  expect(dockerfile('demo/docker/Dockerfile')).toContain('\nCOPY hosts/demo /srv/store/hosts/\n')
})

test('a value that nginx cannot send stops the release', () => {
  expect(() => hostFiles(withPolicy('img-src $host'))).toThrow(
    'nginx cannot send img-src $host: it holds a $.',
  )
})

test('the web manifest has its type where a host does not know it', () => {
  const files = hostFiles(release.manifest)
  const naming = files.filter(({ text }) => text.includes('application/manifest+json'))
  expect(naming.map(({ path }) => path)).toEqual([
    'nginx/store.conf',
    '_headers',
    'demo/nginx/store.conf',
    'demo/_headers',
  ])
})

test('no configuration marks what is not there as immutable', () => {
  const files = hostFiles(release.manifest)
  const nginx = files.find(({ path }) => path.startsWith('nginx/'))?.text ?? ''
  expect(nginx).not.toMatch(/immutable[^\n]*always/)
  expect(nginx).toContain('try_files $uri @missing;')
})

const textOf = (name: string) =>
  hostFiles(release.manifest).find(({ path }) => path === `docker/${name}`)?.text ?? ''

test('the container listens where its health is asked for, and on a port that needs no rights', () => {
  const [, port = ''] = /listen (\d+);/.exec(textOf('nginx.conf')) ?? []
  expect(Number(port)).toBeGreaterThan(1023)
  expect(textOf('Dockerfile')).toContain(`EXPOSE ${port}\n`)
  expect(textOf('Dockerfile')).toContain(`http://127.0.0.1:${port}/health"`)
  expect(textOf('nginx.conf')).toContain('location = /health {')
})

test('nothing in the container runs as root', () => {
  expect(textOf('Dockerfile')).toMatch(/^FROM \S*unprivileged/m)
  expect(textOf('Dockerfile')).toMatch(/^USER [1-9]\d*$/m)
})

test('no log holds a query: players arrive with secrets in it', () => {
  const [, format = ''] = /log_format store (.*);/.exec(textOf('nginx.conf')) ?? []
  expect(format).toContain('$uri')
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/)
  expect(textOf('nginx.conf')).toContain('access_log /dev/stdout store;')
  // Lines about a request hold all of it, up to the level `alert`.
  expect(textOf('nginx.conf')).toMatch(/^error_log stderr emerg;$/m)
})
