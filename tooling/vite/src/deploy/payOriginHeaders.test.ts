import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { responseHeaders } from './responseHeaders.ts'

const { brand } = await readBrandApp('watt')
const [production, demo] = brand.deployments
const payOrigin = 'https://secure.watt.example'

const headersOf = (deployments: typeof brand.deployments) =>
  responseHeaders(
    { brand: { ...brand, deployments }, styleHashes: [], scriptHashes: [], sandboxOrigins: null },
    { hosts: [], styleHashes: [], scriptHashes: [] },
  )

const directive = (policy: string | undefined, name: string) =>
  policy?.split('; ').find((text) => text.startsWith(`${name} `))

test('a store at one origin frames nobody, and nobody frames its pay document', () => {
  const { document, pay } = headersOf(brand.deployments)
  expect(directive(document['content-security-policy'], 'frame-src')).toBe("frame-src 'none'")
  expect(directive(pay?.['content-security-policy'], 'frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(pay?.['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(pay?.['origin-agent-cluster']).toBeUndefined()
})

test('a pay document at an origin of its own is framed by its own store, and can ask the window that opened it', () => {
  if (production === undefined || demo === undefined) throw new Error('watt has two deployments')
  const { document, pay } = headersOf([{ ...production, payOrigin }, demo])
  expect(directive(document['content-security-policy'], 'frame-src')).toBe(`frame-src ${payOrigin}`)
  expect(document['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  // The demo store has its pay document at its own origin, and frames nothing.
  expect(directive(pay?.['content-security-policy'], 'frame-ancestors')).toBe(
    `frame-ancestors ${production.origins.join(' ')}`,
  )
  expect(pay?.['cross-origin-opener-policy']).toBe('unsafe-none')
  expect(pay?.['origin-agent-cluster']).toBe('?1')
})
