import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sha384 } from '../deploy/sealDocuments.ts'
import { releaseIn, workerText } from '../deploy/workerText.ts'
import { answer, type Asked, type Site } from './serveStore.ts'

const folder = mkdtempSync(join(tmpdir(), 'store-'))
mkdirSync(join(folder, 'assets'))
for (const [name, text] of Object.entries({
  'index.html': '<html><head></head><body>store</body></html>',
  'assets/a-1.js': 'plain',
  'assets/a-1.js.br': 'brotli',
  'assets/a-1.js.gz': 'gzip',
  'icon.svg': '<svg/>',
  'sw.js': workerText({ version: 'one', document: 'as built', first: [], others: [] }, 'run()'),
  'pay.html': '<html><head></head><body>pay</body></html>',
  'headers.json': '{}',
})) {
  writeFileSync(join(folder, name), text)
}
afterAll(() => rmSync(folder, { recursive: true }))

const site: Site = {
  folder,
  sandboxOrigins: null,
  headers: {
    document: { 'content-security-policy': "img-src 'self'; connect-src 'self'; frame-src 'none'" },
    hashed: { 'cache-control': 'immutable' },
    named: { 'cache-control': 'short' },
  },
}
const ask = (path: string, more: Partial<Asked> = {}) =>
  answer(site, { method: 'GET', path, accepts: '', ...more })

test.each([
  '/',
  '/selectGoods',
  '/@orbit',
  '/result?billing_no=1',
  '/index.html',
  '//index.html',
  '/assets/..%2findex.html',
  '/x%2f..%2findex.html',
  '/%69ndex.html',
  '/%E0%A4%A',
  '/%',
])('%s is the document, with its policy', (path) => {
  expect(ask(path).body.toString()).toContain('store')
  expect(ask(path).headers['content-type']).toBe('text/html; charset=utf-8')
  expect(ask(path).headers['content-security-policy']).toBe(site.headers.document['content-security-policy'])
})

test.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['', 'plain', undefined],
])('a browser that accepts "%s" gets the %s file', (accepts, body, coding) => {
  const { headers, body: got } = ask('/assets/a-1.js', { accepts })
  expect(got.toString()).toBe(body)
  expect(headers['content-encoding']).toBe(coding)
  expect(headers['vary']).toBe('accept-encoding')
})

test('hashed and named files carry their own cache rule', () => {
  expect(ask('/assets/a-1.js').headers['cache-control']).toBe('immutable')
  expect(ask('/icon.svg').headers['cache-control']).toBe('short')
})

test.each(['/x%2f..%2fpay.html', '//pay.html', '/assets/%2e%2e/pay.html'])(
  '%s has the policy of the pay document',
  (path) => {
    const pay = { 'content-security-policy': "frame-ancestors 'none'" }
    expect(
      answer({ ...site, headers: { ...site.headers, pay } }, { method: 'GET', path, accepts: '' }).headers,
    ).toMatchObject(pay)
  },
)

test.each(['/assets/gone-2.js', '/headers.json', '/x%2f..%2fheaders.json', '//headers.json'])(
  '%s is not found',
  (path) => {
    expect(ask(path).status).toBe(404)
  },
)

test.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'])('%s does not leave the folder', (path) => {
  expect(ask(path).body.toString()).toContain('store')
})

test('only GET and HEAD are answered', () => {
  expect(ask('/', { method: 'POST' }).status).toBe(405)
})

test('a sandbox document names the sandbox and may call it', () => {
  const local = answer(
    { ...site, sandboxOrigins: ['http://127.0.0.1:1', 'http://127.0.0.1:2'] },
    { method: 'GET', path: '/', accepts: '' },
  )
  expect(local.body.toString()).toContain(
    '<meta name="topup-sandbox" content="http://127.0.0.1:1 http://127.0.0.1:2">',
  )
  expect(local.headers['content-security-policy']).toBe(
    "img-src 'self' http://127.0.0.1:1 http://127.0.0.1:2; connect-src 'self' http://127.0.0.1:1 http://127.0.0.1:2; frame-src 'none'",
  )
})

test('the pay document has headers of its own, in a sandbox with the sandbox in them', () => {
  const policy = "connect-src 'self' https://psp.example"
  const headers = { ...site.headers, pay: { 'content-security-policy': policy } }
  const asked = { method: 'GET', path: '/pay.html', accepts: '' }
  const released = answer({ ...site, headers }, asked)
  expect(released.body.toString()).toContain('pay')
  expect(released.headers['content-security-policy']).toBe(policy)
  const local = answer({ ...site, headers, sandboxOrigins: ['http://127.0.0.1:4280'] }, asked)
  expect(local.headers['content-security-policy']).toBe(`${policy} http://127.0.0.1:4280`)
  expect(local.body.toString()).toContain('topup-sandbox')
})

test('a pay document at an origin of its own has the policy of one, in a sandbox build', () => {
  const set = (script: string) => ({
    'content-security-policy': `script-src ${script}; frame-ancestors 'none'`,
  })
  const headers = { ...site.headers, pay: set("'self'"), payApart: set('https://wallet.example') }
  const asked = { method: 'GET', path: '/pay.html', accepts: '' }
  const policyOf = (more: Partial<Site>) =>
    answer({ ...site, headers, sandboxOrigins: [], ...more }, asked).headers['content-security-policy']
  expect(policyOf({})).toBe("script-src 'self'; frame-ancestors 'none'")
  expect(policyOf({ storeOrigin: 'http://127.0.0.1:1' })).toBe(
    'script-src https://wallet.example; frame-ancestors http://127.0.0.1:1',
  )
})

test('a pay document in a sandbox frames and posts to the sandbox’s bank', () => {
  const policy = "frame-src 'self' https:; form-action 'self' https:"
  const local = answer(
    {
      ...site,
      headers: { ...site.headers, pay: { 'content-security-policy': policy } },
      sandboxOrigins: ['http://127.0.0.1:4280'],
    },
    { method: 'GET', path: '/pay.html', accepts: '' },
  )
  expect(local.headers['content-security-policy']).toBe(
    "frame-src 'self' https: http://127.0.0.1:4280; form-action 'self' https: http://127.0.0.1:4280",
  )
})

test('a worker names the document as it was built, and in a sandbox as it is sent from here', () => {
  expect(releaseIn(ask('/sw.js').body.toString())?.document).toBe('as built')
  const asked = { method: 'GET', accepts: '' } as const
  const sandbox = { ...site, sandboxOrigins: ['http://127.0.0.1:4280'] }
  const sent = answer(sandbox, { ...asked, path: '/' }).body
  expect(releaseIn(answer(sandbox, { ...asked, path: '/sw.js' }).body.toString())).toMatchObject({
    version: 'one',
    document: sha384(sent),
  })
})
