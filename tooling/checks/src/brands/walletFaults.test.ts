import { expect, test } from 'vitest'
import { walletFaults } from './checkBrands.ts'

const production = {
  environment: 'production',
  origins: ['https://pay.store.example'],
  apiOrigin: 'https://api.store.example',
  backupApiOrigins: [],
  dataOrigin: 'https://data.store.example',
} as const
const demo = { ...production, environment: 'demo', origins: ['https://demo.store.example'] } as const
const payOrigin = 'https://secure.store.example'
const google = { wallets: ['googlePay'] } as const

test.each([
  ['no wallet', { deployments: [production, demo] }, []],
  ['Apple Pay', { wallets: ['applePay'], deployments: [production, demo] }, []],
  [
    'Google Pay where the pay document has an origin of its own',
    { deployments: [{ ...production, payOrigin, own: google }, demo] },
    [],
  ],
  [
    'Google Pay of the brand, with one such origin',
    { ...google, deployments: [{ ...production, payOrigin }, demo] },
    ['the demo deployment offers googlePay and has no payOrigin'],
  ],
  [
    'Google Pay of a deployment without one',
    {
      deployments: [
        { ...production, own: google },
        { ...demo, payOrigin: 'https://secure-demo.store.example' },
      ],
    },
    ['the production deployment offers googlePay and has no payOrigin'],
  ],
] as const)('%s', (_which, brand, faults) => {
  const found = walletFaults(brand)
  expect(found).toHaveLength(faults.length)
  for (const [at, fault] of faults.entries()) expect(found[at]).toContain(fault)
})
