import { expect, test } from 'vitest'
import { hostFaults } from './hostFaults.ts'

const deployment = (environment: 'production' | 'demo') => ({
  environment,
  origins: [`https://${environment}.a.example`],
  apiOrigin: `https://${environment}-api.a.example`,
  backupApiOrigins: [],
  dataOrigin: `https://${environment}-data.a.example`,
})
const brands = [{ key: 'a', deployments: [deployment('production'), deployment('demo')] }]
const own = ['https://demo-api.a.example', 'https://demo-data.a.example']
const faultsOf = (...called: readonly string[]) =>
  hostFaults({ called: new Set(called), own, environment: 'demo' }, brands)

test('a store that calls its own service, and a provider, has no fault', () => {
  expect(faultsOf('https://demo-api.a.example', 'https://login.provider.com')).toEqual([])
})

test('a demo that calls production is named with the host', () => {
  expect(faultsOf('https://demo-api.a.example', 'https://production-api.a.example')).toEqual([
    'it calls https://production-api.a.example, a production host of a',
  ])
})

test('a store that calls no service at all is named', () => {
  expect(faultsOf()).toEqual([`it calls none of its hosts (${own.join(', ')})`])
})

test('a store at an address that is in no table is named', () => {
  expect(hostFaults({ called: new Set(), own: [], environment: 'local' }, brands)).toEqual([
    'no host table has this address, so the store has no service',
  ])
})

test('a store on this machine may not call production, although it says so itself', () => {
  const production = ['https://production-api.a.example']
  const calls = { called: new Set(production), own: production }
  expect(hostFaults({ ...calls, environment: 'local' }, brands)).toEqual([
    'it calls https://production-api.a.example, a production host of a',
  ])
  expect(hostFaults({ ...calls, environment: 'production' }, brands)).toEqual([])
})
