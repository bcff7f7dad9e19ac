import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../serve/serveStore.ts'
import { deploy } from './testing/deploy.ts'
import type { Tamper } from './testing/deploy.ts'
import { fakeRelease } from './testing/fakeRelease.ts'
import type { FakeRelease } from './testing/fakeRelease.ts'
import { verifyStore } from './verifyStore.ts'

let release: FakeRelease
beforeAll(async () => {
  release = await fakeRelease()
})
afterAll(() => release.remove())

/** Every difference of a deployment, with its address before it. */
async function differencesOf(tamper?: Tamper): Promise<readonly string[]> {
  const { origin, close } = await deploy(release, tamper)
  try {
    const answers = await verifyStore(origin, release.manifest)
    return answers.flatMap(({ path, differences }) =>
      differences.map((text) => `${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'MARK')}: ${text}`),
    )
  } finally {
    close()
  }
}

/** Changes the answers at one path only. */
const at =
  (path: string, change: (sent: Answer) => ReturnType<Tamper>): Tamper =>
  (sent, asked) =>
    asked === path ? change(sent) : sent

/** An uncompressed answer with another text. */
const withText = (sent: Answer, text: string) => {
  const { 'content-encoding': _, ...headers } = sent.headers
  return { ...sent, headers, body: Buffer.from(text) }
}
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const holding = (text: string): unknown => expect.stringContaining(text)

test('a right deployment has no difference, and every class of path was asked for', async () => {
  const { origin, close } = await deploy(release)
  const answers = await verifyStore(origin, release.manifest)
  close()
  expect(answers.flatMap(({ differences }) => differences)).toEqual([])
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(
    new Set([
      'document',
      'unknown path',
      'pay document',
      'asset',
      'named file',
      'worker',
      'missing asset',
      'unpublished file',
    ]),
  )
  expect(answers.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/assets/entry-1.js', '/robots.txt', '/manifest.webmanifest', '/pay.html']),
  )
})

test('one changed byte of a script is named by its address, also where only the compressed form has it', async () => {
  const change = at('/assets/entry-1.js', (sent) =>
    sent.headers['content-encoding'] === undefined ? withText(sent, 'console.log("the stare")') : sent,
  )
  expect(await differencesOf(change)).toEqual([holding('/assets/entry-1.js: its content has sha384-')])
  const compressed = at('/assets/entry-1.js', (sent) =>
    sent.headers['content-encoding'] === 'br' ? { ...sent, body: Buffer.from('no brotli') } : sent,
  )
  expect(await differencesOf(compressed)).toEqual([holding('/assets/entry-1.js: it cannot be decoded')])
})

test('a lost header, another value and a header that is sent twice are named', async () => {
  const change = at('/robots.txt', (sent) => {
    const { 'x-content-type-options': _, ...headers } = sent.headers
    return { ...sent, headers: { ...headers, 'cache-control': 'no-store' } }
  })
  expect(await differencesOf(change)).toEqual([
    '/robots.txt: header x-content-type-options is missing',
    '/robots.txt: header cache-control is "no-store" in place of "public, max-age=3600"',
  ])
  const { document, pay } = release.manifest.headers
  const both = at('/pay.html', (sent) => ({
    ...sent,
    headers: {
      ...sent.headers,
      'content-security-policy': [
        document['content-security-policy'] ?? '',
        pay?.['content-security-policy'] ?? '',
      ],
    },
  }))
  expect(await differencesOf(both)).toEqual([
    '/pay.html: header content-security-policy is sent 2 times, and each counts',
  ])
})

test('a policy that lets in more is named by directive and source', async () => {
  const change = at('/', (sent) => ({
    ...sent,
    headers: {
      ...sent.headers,
      'content-security-policy': (sent.headers['content-security-policy'] ?? '').replace(
        "script-src 'self'",
        "script-src 'self' https://evil.example",
      ),
    },
  }))
  expect(await differencesOf(change)).toEqual([
    '/: header content-security-policy: script-src lets in https://evil.example',
  ])
})

test.each([
  [
    '<script src="https://evil.example/a.js"></script>',
    'script https://evil.example/a.js is not in the release',
  ],
  ['<script>steal()</script>', `inline script ${sha256('steal()')} is not in the release`],
  ['<script type=module>steal()</script>', `inline script ${sha256('steal()')} is not in the release`],
  ['<SCRIPT SRC=//evil.example/a.js>', 'script //evil.example/a.js is not in the release'],
])('an injected %s is named', async (injected, sentence) => {
  const change = at('/', (sent) => withText(sent, answerText().replace('the store', `the store${injected}`)))
  expect(await differencesOf(change)).toContain(`/: ${sentence}`)
})

test('a changed inline script is named by its hash, and a script that lost its own changes the document', async () => {
  const skimming = at('/', (sent) => withText(sent, answerText().replace('guard()', 'skim()')))
  expect(await differencesOf(skimming)).toContain(
    `/: inline script ${sha256('skim()')} is not in the release`,
  )
  const unpinned = at('/', (sent) => withText(sent, answerText().replace(/ integrity="[^"]+"/, '')))
  expect(await differencesOf(unpinned)).toEqual([holding('/: its content has sha384-')])
})

test('HTML for a missing asset is named, and so is a 404 that may be kept', async () => {
  const { document, hashed } = release.manifest.headers
  const html: Tamper = (sent, path) =>
    path.startsWith('/assets/missing-')
      ? {
          status: 200,
          headers: { ...document, 'content-type': 'text/html' },
          body: Buffer.from(answerText()),
        }
      : sent
  expect(await differencesOf(html)).toEqual([
    '/assets/missing-MARK.js: status 200 in place of 404',
    '/assets/missing-MARK.js: HTML is answered for a missing asset',
  ])
  const kept: Tamper = (sent) => (sent.status === 404 ? { ...sent, headers: hashed } : sent)
  expect(await differencesOf(kept)).toEqual([
    '/assets/missing-MARK.js: a missing asset may be kept: header cache-control is "public, max-age=31536000, immutable"',
  ])
})

test('a large file that is not compressed is named, and one that is compressed for a client that did not ask', async () => {
  const plain = at('/assets/entry-1.js', (sent) => withText(sent, read('assets/entry-1.js').toString('utf8')))
  expect(await differencesOf(plain)).toEqual([
    '/assets/entry-1.js: it is not compressed for a client that accepts gzip and br',
  ])
  const always = at('/assets/entry-1.js', (sent) => ({
    ...sent,
    headers: { ...sent.headers, 'content-encoding': 'br' },
    body: read('assets/entry-1.js.br'),
  }))
  expect(await differencesOf(always)).toEqual([
    '/assets/entry-1.js: it is compressed (br) for a client that did not ask for it',
  ])
})

test('an unknown path that is no document, and a wrong type under nosniff, are named', async () => {
  const lost: Tamper = (sent, path) =>
    path.startsWith('/no-such-page') ? { status: 404, headers: {}, body: Buffer.alloc(0) } : sent
  expect(await differencesOf(lost)).toEqual(['/no-such-page-MARK: status 404 in place of 200'])
  const typeless = at('/manifest.webmanifest', (sent) => ({
    ...sent,
    headers: { ...sent.headers, 'content-type': 'application/octet-stream' },
  }))
  expect(await differencesOf(typeless)).toEqual([
    '/manifest.webmanifest: content-type is "application/octet-stream"',
  ])
})

test('a pay document that its host moved is right with its own policy, and wrong with the store’s', async () => {
  const moved =
    (policy: 'pay' | 'document'): Tamper =>
    (sent, path) => {
      if (path === '/pay.html') return { status: 308, headers: { location: '/pay' }, body: Buffer.alloc(0) }
      if (path !== '/pay') return sent
      const { 'content-encoding': _, ...headers } = sent.headers
      return { ...sent, headers: { ...headers, ...release.manifest.headers[policy] }, body: payText() }
    }
  expect(await differencesOf(moved('pay'))).toEqual([])
  expect(await differencesOf(moved('document'))).toEqual(
    expect.arrayContaining([
      '/pay.html: header content-security-policy: connect-src lost https://psp.example',
      holding('/pay.html: header permissions-policy is'),
    ]),
  )
})

test('an asset of an older release that is gone or changed is named, and none that both releases have', async () => {
  const [asset] = release.manifest.files.filter(({ path }) => path === 'assets/look-1.css')
  const older = {
    ...release.manifest,
    files: ['assets/entry-1.js', 'assets/old-1.css', 'assets/old-2.css'].map((path) => ({
      path,
      size: 0,
      integrity: asset?.integrity ?? '',
    })),
  }
  const { origin, close } = await deploy(release, (sent, path) =>
    path === '/assets/old-1.css'
      ? {
          status: 200,
          headers: { ...release.manifest.headers.hashed, 'content-type': 'text/css' },
          body: read('assets/look-1.css'),
        }
      : sent,
  )
  const answers = await verifyStore(origin, release.manifest, { previous: [older] })
  close()
  expect(answers.filter(({ kind }) => kind === 'old asset')).toEqual([
    { kind: 'old asset', path: '/assets/old-1.css', differences: [] },
    { kind: 'old asset', path: '/assets/old-2.css', differences: ['status 404 in place of 200'] },
  ])
})

test('a published source map or header set is named', async () => {
  const published = at('/assets/entry-1.js.map', () => ({
    status: 200,
    headers: {},
    body: Buffer.from('{}'),
  }))
  expect(await differencesOf(published)).toEqual(['/assets/entry-1.js.map: it is published'])
})

test('the document of another store at such an address is not called published', async () => {
  const { document } = release.manifest.headers
  const other: Tamper = (sent, path) =>
    path.startsWith('/assets/')
      ? sent
      : {
          status: 200,
          headers: { ...document, 'content-type': 'text/html' },
          body: Buffer.from('another store'),
        }
  expect((await differencesOf(other)).filter((text) => text.includes('published'))).toEqual([])
})

test('each deployment is held against its own policy, which names no host of the other', async () => {
  const { environments, headers } = release.manifest
  const [production, demo] = [headers.document, headers.demo?.document].map(
    (set) => set?.['content-security-policy'] ?? '',
  )
  const hosts = (name: string) =>
    environments.flatMap((row) => (row.environment === name ? [row.apiOrigin, row.dataOrigin] : []))
  for (const host of hosts('demo'))
    expect([production?.includes(host), demo?.includes(host)]).toEqual([false, true])
  for (const host of hosts('production'))
    expect([production?.includes(host), demo?.includes(host)]).toEqual([true, false])
  const { origin, close } = await deploy(release)
  const answers = await verifyStore(origin, release.manifest, { environment: 'demo' })
  close()
  expect(answers.find(({ path }) => path === '/')?.differences).toContain(
    `header content-security-policy: connect-src lost ${hosts('demo')[0]}`,
  )
})

const read = (name: string) => readFileSync(join(release.site, name))
const answerText = () => read('index.html').toString('utf8')
const payText = () => read('pay.html')
