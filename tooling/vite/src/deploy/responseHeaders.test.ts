import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { inlineHashes } from './deployPlugin.ts'
import { responseHeaders } from './responseHeaders.ts'

const { brand } = await readBrandApp('watt')
const headers = responseHeaders({ brand, styleHashes: [], scriptHashes: [], sandboxOrigins: null })

test('the document is asked for again each time, hashed files never', () => {
  expect(headers.document['cache-control']).toBe('no-cache')
  expect(headers.hashed['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'strict-transport-security',
])('the document carries %s', (name) => {
  expect(headers.document[name]).toBeTruthy()
})

const production = brand.deployments.find(({ environment }) => environment === 'production')

test('the document names the place of policy reports where the brand has one, the pay document never', () => {
  const reports = { path: '/report', vitalsShare: 0, policyPath: '/policy' }
  const inputs = { brand: { ...brand, reports }, styleHashes: [], scriptHashes: [], sandboxOrigins: null }
  const { document, pay } = responseHeaders(inputs, { hosts: [], styleHashes: [], scriptHashes: [] })
  expect(document['reporting-endpoints']).toBe(`policy="${production?.dataOrigin}/policy"`)
  expect(pay).not.toHaveProperty('reporting-endpoints')
  expect(headers.document).not.toHaveProperty('reporting-endpoints')
})

test('a pay window may be opened but cannot reach back', () => {
  expect(headers.document['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('the inline script is hashed apart from the files', () => {
  const { scriptHashes } = inlineHashes('<script>a()</script><script type="module" src="/a.js"></script>')
  expect(scriptHashes).toEqual([expect.stringMatching(/^sha256-.{44}$/)])
})

test('every inline style sheet is hashed as the browser hashes it', () => {
  expect(inlineHashes('<style>a{}</style><p></p><style media="print">b{}</style>').styleHashes).toEqual([
    'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=',
    expect.stringMatching(/^sha256-.{44}$/),
  ])
})
