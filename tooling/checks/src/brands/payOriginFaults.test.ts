import { expect, test } from 'vitest'
import { payOriginFaults } from './checkBrands.ts'

const row = {
  environment: 'production',
  origins: ['https://pay.store.example'],
  apiOrigin: 'https://api.store.example',
  backupApiOrigins: [],
  dataOrigin: 'https://data.store.example',
} as const
const demo = { ...row, environment: 'demo', origins: ['https://demo-pay.store.example'] } as const

const faultsOf = (payOrigin: string, demoOrigin?: string) =>
  payOriginFaults({
    deployments: [
      { ...row, payOrigin },
      demoOrigin === undefined ? demo : { ...demo, payOrigin: demoOrigin },
    ],
  })

test('a sibling of the store’s hosts is fine, and so is none at all', () => {
  expect(faultsOf('https://secure.store.example', 'https://demo-secure.store.example')).toEqual([])
  expect(payOriginFaults({ deployments: [row, demo] })).toEqual([])
})

test.each([
  ['https://secure.store.example/', 'is no origin, such as'],
  ['secure.store.example', 'is no origin, such as'],
  ['https://pay.store.example', 'is no origin of its own'],
  ['https://demo-pay.store.example', 'is no origin of its own'],
  ['https://api.store.example', 'is no origin of its own'],
  ['https://secure.pay-host.example', 'is no sibling of https://pay.store.example'],
  ['https://store.example.evil.example', 'is no sibling of https://pay.store.example'],
])('%s %s', (payOrigin, fault) => {
  expect(faultsOf(payOrigin).join()).toContain(fault)
})

test('two deployments do not share one', () => {
  expect(faultsOf('https://secure.store.example', 'https://secure.store.example')).toHaveLength(2)
})
