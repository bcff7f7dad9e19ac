import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { compress } from '../deploy/compress.ts'
import { responseHeaders } from '../deploy/responseHeaders.ts'
import { deploy } from '../verify/testing/deploy.ts'
import { fakeRelease } from '../verify/testing/fakeRelease.ts'
import { verifyStore } from '../verify/verifyStore.ts'
import { loadedBy, payRelease } from './releaseStore.ts'
import { filesOf, readManifest } from './releaseManifest.ts'

const { brand: watt } = await readBrandApp('watt')
const fake = await fakeRelease()
const folder = mkdtempSync(join(tmpdir(), 'topup-pay-release-'))
cpSync(fake.site, join(folder, 'site'), { recursive: true })
mkdirSync(join(folder, 'site/.well-known'))
writeFileSync(join(folder, 'site/.well-known/apple-developer-merchantid-domain-association'), '7B22')
for (const name of ['licences.txt', 'pay-licences.txt', 'worker-licences.txt'])
  writeFileSync(join(folder, 'site', name), name)
await compress(join(folder, 'site'))
afterAll(() => {
  fake.remove()
  rmSync(folder, { recursive: true, force: true })
})

const payOrigin = 'https://secure.watt.example'
const [production, ...others] = watt.deployments
const apart =
  production === undefined ? watt : { ...watt, deployments: [{ ...production, payOrigin }, ...others] }
const of = (brand: typeof watt) => ({
  brand,
  version: 'abcdef0123-0123456789ab',
  commit: { id: 'abcdef0123', committedAt: '2026-01-01T00:00:00.000Z' },
  headers: responseHeaders(
    { brand, styleHashes: [], scriptHashes: [], sandboxOrigins: null },
    { hosts: [], styleHashes: [], scriptHashes: [] },
  ),
})

test('a store at one origin has no pay site', async () => {
  await payRelease(folder, of(watt))
  expect(existsSync(join(folder, 'pay'))).toBe(false)
})

test('the pay site holds the document and what it loads, and nothing of the store', async () => {
  await payRelease(folder, of(apart))
  const published = filesOf(join(folder, 'pay/site')).map(({ path }) => path)
  expect(published.filter((path) => !/\.(?:br|gz)$/.test(path))).toEqual([
    '.well-known/apple-developer-merchantid-domain-association',
    'assets/pay-1.js',
    'index.html',
    'licences.txt',
    'pay-licences.txt',
    'pay.html',
  ])
  expect(readFileSync(join(folder, 'pay/site/index.html'), 'utf8')).toContain(
    `<a href="${production?.origins[0]}/">Watt</a>`,
  )
})

test('its manifest is that of a release, and a host that serves it passes the verification', async () => {
  await payRelease(folder, of(apart))
  const manifest = readManifest(join(folder, 'pay/manifest.json'))
  expect(manifest.environments[0]?.payOrigin).toBe(payOrigin)
  expect(manifest.headers.pay?.['content-security-policy']).toContain(
    `frame-ancestors ${production?.origins.join(' ')}`,
  )
  expect(existsSync(join(folder, 'pay/hosts/nginx/store.conf'))).toBe(true)
  const site = join(folder, 'pay/site')
  const host = await deploy({ site, manifest, remove: () => undefined })
  const answers = await verifyStore(host.origin, manifest)
  host.close()
  expect(answers.flatMap(({ path, differences }) => differences.map((text) => `${path}: ${text}`))).toEqual(
    [],
  )
  expect(answers.map(({ kind }) => kind)).toContain('pay document')
})

test('a file is found by whoever names it, through scripts and style sheets', () => {
  const text = (value: string) => Buffer.from(value)
  const files = new Map([
    ['pay.html', text('<script src="/assets/a-1.js">')],
    ['assets/a-1.js', text('import("./b-2.js")')],
    ['assets/a-1.js.br', text('')],
    ['assets/b-2.js', text('"/assets/c-3.css"')],
    ['assets/c-3.css', text('url(/assets/d-4.svg)')],
    ['assets/d-4.svg', text('e-5.js')],
    ['assets/e-5.js', text('of the store')],
  ])
  expect(loadedBy('pay.html', files)).toEqual([
    'pay.html',
    'assets/a-1.js',
    'assets/b-2.js',
    'assets/c-3.css',
    'assets/d-4.svg',
  ])
})
