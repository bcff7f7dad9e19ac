import { expect, test } from 'vitest'
import { payOriginFaults } from './payOriginFaults.ts'

const row = {
  environment: 'production',
  origins: ['https://pay.watt.example'],
  apiOrigin: 'https://api.watt.example',
  backupApiOrigins: [],
  dataOrigin: 'https://data.watt.example',
} as const
const demo = { ...row, environment: 'demo', origins: ['https://demo-pay.watt.example'] } as const

const faultsOf = (payOrigin: string, demoOrigin?: string) =>
  payOriginFaults({
    deployments: [
      { ...row, payOrigin },
      demoOrigin === undefined ? demo : { ...demo, payOrigin: demoOrigin },
    ],
  })

test('a sibling of the store’s hosts is fine, and so is none at all', () => {
  expect(faultsOf('https://secure.watt.example', 'https://demo-secure.watt.example')).toEqual([])
  expect(payOriginFaults({ deployments: [row, demo] })).toEqual([])
})

test.each([
  ['https://secure.watt.example/', 'is no origin, such as'],
  ['secure.watt.example', 'is no origin, such as'],
  ['https://pay.watt.example', 'is no origin of its own'],
  ['https://demo-pay.watt.example', 'is no origin of its own'],
  ['https://api.watt.example', 'is no origin of its own'],
  ['https://secure.pay-host.example', 'is no sibling of https://pay.watt.example'],
  ['https://watt.example.evil.example', 'is no sibling of https://pay.watt.example'],
])('%s %s', (payOrigin, fault) => {
  expect(faultsOf(payOrigin).join()).toContain(fault)
})

test('two deployments do not share one', () => {
  expect(faultsOf('https://secure.watt.example', 'https://secure.watt.example')).toHaveLength(2)
})
