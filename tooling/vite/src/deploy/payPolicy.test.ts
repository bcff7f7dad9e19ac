import { allDropIns } from '@topup/api-client/providers/allProviders'
import type { DropInFacts } from '@topup/api-client/providers/dropInFacts'
import { expect, test } from 'vitest'
import { responseHeaders } from './responseHeaders.ts'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { payPolicy } from './contentSecurityPolicy.ts'

const hosts = Object.values<DropInFacts>(allDropIns).flatMap((dropIn) => [
  dropIn.hosts(),
  ...Object.values(dropIn.wallets ?? {}).map((wallet) => wallet.hosts()),
])
const origins = hosts.flatMap(({ scripts, connect, images, frames }) => [
  ...scripts,
  ...connect,
  ...images,
  ...frames,
])
const ownCode = { scripts: [], connect: ['https://provider.example'], images: [], frames: [] }
const policy = payPolicy({
  hosts,
  styleHashes: ['sha256-abc'],
  scriptHashes: ['sha256-def'],
  sandboxOrigins: null,
  reportOrigins: [],
})
const sources = (name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

test('scripts come from the own origin alone where a provider’s code is part of our build, and no text may become one', () => {
  const text = payPolicy({
    hosts: [ownCode],
    styleHashes: ['sha256-abc'],
    scriptHashes: ['sha256-def'],
    sandboxOrigins: null,
    reportOrigins: [],
  })
  expect(text).toContain("script-src 'self' 'sha256-def';")
  expect(text).toContain("trusted-types 'none'")
  expect(text).not.toMatch(/unsafe|strict-dynamic|\*/)
})

test('a script that is to be had only from its provider’s host comes from there, and our default policy looks at what it adds', () => {
  const scripts = hosts.flatMap((each) => each.scripts)
  expect(scripts.length).toBeGreaterThan(0)
  expect(sources('script-src')).toEqual(["'self'", "'sha256-def'", ...scripts])
  expect(sources('require-trusted-types-for')).toEqual(["'script'"])
  expect(sources('trusted-types')).toEqual(['default'])
  expect(sources('script-src').join(' ')).not.toMatch(/unsafe|strict-dynamic|\*|https:(?: |$)/)
})

test('only a provider’s script that writes style sheets makes the page take them', () => {
  const styled = { ...ownCode, inlineStyles: true as const }
  const inputs = {
    styleHashes: ['sha256-abc'],
    scriptHashes: ['sha256-def'],
    sandboxOrigins: null,
    reportOrigins: [],
  }
  expect(payPolicy({ hosts: [ownCode], ...inputs })).toContain("style-src 'self' 'sha256-abc';")
  expect(payPolicy({ hosts: [ownCode, styled], ...inputs })).toContain("style-src 'self' 'unsafe-inline';")
})

test('a form may lead to any bank, over https', () => {
  expect(sources('form-action')).toEqual(["'self'", 'https:'])
})

test('only the provider’s own hosts are spoken to, and no service of a store', () => {
  const spokenTo = ['connect-src', 'img-src', 'frame-src'].flatMap(sources)
  const others = spokenTo.filter((source) => !["'self'", 'data:'].includes(source))
  expect(others.length).toBeGreaterThan(10)
  expect(others.filter((source) => !origins.includes(source))).toEqual([])
})

test('it is framed by nobody, and its page may ask the browser for a payment', async () => {
  const { brand } = await readBrandApp('watt')
  const inputs = { brand, styleHashes: [], scriptHashes: [], sandboxOrigins: null }
  const { pay, document } = responseHeaders(inputs, { hosts, styleHashes: [], scriptHashes: [] })
  expect(pay?.['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(pay?.['permissions-policy']).toContain('payment=(self)')
  expect(pay?.['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  // A picture of a product may come from any host, so `https:` says nothing there.
  for (const origin of origins.filter((each) => each !== 'https:'))
    expect(document['content-security-policy']).not.toContain(origin)
  expect(document['permissions-policy']).toContain('payment=()')
})

test('where frames may be of any bank, the hosts among them are not listed, so that hosts of stores take the policy', () => {
  expect(sources('frame-src')).toEqual(["'self'", 'https:'])
  const local = payPolicy({
    hosts,
    styleHashes: [],
    scriptHashes: [],
    reportOrigins: [],
    sandboxOrigins: ['http://127.0.0.1:5190'],
  })
  expect(local).toContain("frame-src 'self' https: http://127.0.0.1:5190;")
  // Hosts limit the length of a header, and CloudFront that of a policy to this.
  expect(policy.length).toBeLessThan(1_783)
})

test('with the fact that asks for reports it may say what broke to the data hosts, and without it to none', async () => {
  const { brand } = await readBrandApp('watt')
  const connect = (reports: typeof brand.reports) => {
    const inputs = { brand: { ...brand, ...(reports && { reports }) }, styleHashes: [], scriptHashes: [] }
    const { pay } = responseHeaders(
      { ...inputs, sandboxOrigins: null },
      { hosts, styleHashes: [], scriptHashes: [] },
    )
    const [, found = ''] = /connect-src ([^;]+)/.exec(pay?.['content-security-policy'] ?? '') ?? []
    return brand.deployments.filter(({ dataOrigin }) => found.split(' ').includes(dataOrigin)).length
  }
  expect(connect(null)).toBe(0)
  expect(connect({ path: '/report', vitalsShare: 0 })).toBe(brand.deployments.length)
})
