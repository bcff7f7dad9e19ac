import { allDropIns } from '@topup/api-client/providers/allProviders'
import { expect, test } from 'vitest'
import { responseHeaders } from './responseHeaders.ts'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { payPolicy } from './payPolicy.ts'

const hosts = Object.values(allDropIns).map((dropIn) => dropIn.hosts())
const origins = hosts.flatMap((each) => Object.values(each).flat())
const policy = payPolicy({
  hosts,
  styleHashes: ['sha256-abc'],
  scriptHashes: ['sha256-def'],
  sandboxOrigins: null,
})
const sources = (name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

test('scripts come from the own origin alone: a provider’s code is part of our build', () => {
  expect(sources('script-src')).toEqual(["'self'", "'sha256-def'"])
  expect(policy).not.toMatch(/unsafe|strict-dynamic|\*/)
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
    sandboxOrigins: ['http://127.0.0.1:5190'],
  })
  expect(local).toContain("frame-src 'self' https: http://127.0.0.1:5190;")
  // CloudFront's limit for one policy. Source: docs/howto/release.md.
  expect(policy.length).toBeLessThan(1_783)
})
