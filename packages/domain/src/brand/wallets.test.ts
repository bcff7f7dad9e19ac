import { expect, test } from 'vitest'
import type { Deployment } from './brandConfig.ts'
import { walletsIn, walletsOf } from './wallets.ts'

const row: Deployment = {
  environment: 'demo',
  origins: ['https://pay.store.example'],
  apiOrigin: 'https://api.store.example',
  backupApiOrigins: [],
  dataOrigin: 'https://data.store.example',
}
const payOrigin = 'https://secure.store.example'

test.each([
  ['no fact', {}, row, []],
  ['an origin that is not listed', { wallets: ['applePay'] }, null, ['applePay']],
  ['Apple Pay at the store’s own origin', { wallets: ['applePay'] }, row, ['applePay']],
  ['Google Pay at the store’s own origin', { wallets: ['applePay', 'googlePay'] }, row, ['applePay']],
  ['Google Pay at an origin of its own', { wallets: ['googlePay'] }, { ...row, payOrigin }, ['googlePay']],
  [
    'Google Pay in one deployment',
    {},
    { ...row, payOrigin, own: { wallets: ['googlePay'] as const } },
    ['googlePay'],
  ],
  [
    'a deployment that takes it back',
    { wallets: ['googlePay'] },
    { ...row, payOrigin, own: { wallets: [] } },
    [],
  ],
] as const)('%s: the forms may offer what stands there', (_which, brand, deployment, wallets) => {
  expect(walletsIn(brand, deployment)).toEqual(wallets)
})

test('a brand’s wallets are those of all its deployments, each once', () => {
  const deployments = [row, { ...row, own: { wallets: ['googlePay', 'applePay'] as const } }]
  expect(walletsOf({ deployments: [row] })).toEqual([])
  expect(walletsOf({ wallets: ['applePay'], deployments })).toEqual(['applePay', 'googlePay'])
})
