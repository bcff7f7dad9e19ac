import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

const { brand: watt } = await readBrandApp('watt')
const { brand: ko } = await readBrandApp('ko')
const release = { styleHashes: ['sha256-abc'], scriptHashes: ['sha256-def'], sandboxOrigins: null }

function sources(policy: string, name: string): readonly string[] {
  const found = policy.split('; ').find((directive) => directive.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

test('scripts come from the own origin alone, and only the entry guard may be inline', () => {
  expect(sources(contentSecurityPolicy({ brand: watt, ...release }), 'script-src')).toEqual([
    "'self'",
    "'sha256-def'",
  ])
})

test('a brand with a card script may load it from that host', () => {
  const policy = contentSecurityPolicy({ brand: ko, ...release })
  expect(sources(policy, 'script-src')).toEqual([
    "'self'",
    "'sha256-def'",
    new URL(ko.cardScript?.url ?? '').origin,
  ])
})

test('calls may go to every host of the brand and to no other', () => {
  expect(sources(contentSecurityPolicy({ brand: ko, ...release }), 'connect-src')).toEqual([
    "'self'",
    ...ko.deployments.flatMap((row) => [row.apiOrigin, ...row.backupApiOrigins, row.dataOrigin]),
  ])
})

test('an inline style sheet is allowed by its hash', () => {
  expect(sources(contentSecurityPolicy({ brand: watt, ...release }), 'style-src')).toEqual([
    "'self'",
    "'sha256-abc'",
  ])
})

const reports = { path: '/report', vitalsShare: 0.1 }

test('browsers report no violation by themselves, whether the store reports or not', () => {
  for (const brand of [watt, { ...watt, reports }])
    expect(contentSecurityPolicy({ brand, ...release })).not.toContain('report')
})

test('where a fact asks for them they go to the data host of production, in the forms of old and new engines', () => {
  const brand = { ...watt, reports: { ...reports, policyPath: '/policy' } }
  const production = watt.deployments.find(({ environment }) => environment === 'production')
  const policy = contentSecurityPolicy({ brand, ...release })
  expect(sources(policy, 'report-uri')).toEqual([`${production?.dataOrigin}/policy`])
  expect(sources(policy, 'report-to')).toEqual(['policy'])
  expect(contentSecurityPolicy({ brand, ...release, sandboxOrigins: [] })).not.toContain('report')
})

test('a release forces https and knows no local host; a sandbox does not force it', () => {
  expect(contentSecurityPolicy({ brand: watt, ...release })).toContain('upgrade-insecure-requests')
  expect(contentSecurityPolicy({ brand: watt, ...release })).not.toMatch(/localhost|127\.0\.0\.1/)
  const local = contentSecurityPolicy({
    brand: watt,
    styleHashes: [],
    scriptHashes: [],
    sandboxOrigins: ['http://127.0.0.1:4280'],
  })
  expect(local).not.toContain('upgrade-insecure-requests')
  expect(sources(local, 'connect-src')).toContain('http://127.0.0.1:4280')
})
