import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { walletPlugin } from './payOriginPlugin.ts'

const { brand } = await readBrandApp('watt')

/** Whether a build leaves the part out. */
const leavesOut = (facts: Parameters<typeof walletPlugin>[0], mode: string) => {
  const { apply } = walletPlugin(facts, mode)
  return typeof apply === 'function' && apply({}, { command: 'build', mode })
}

const inOneDeployment = {
  deployments: brand.deployments.map((row, at) =>
    at === 0 ? { ...row, own: { wallets: ['googlePay'] as const } } : row,
  ),
}

test.each([
  ['a release of a store without wallets', { deployments: brand.deployments }, 'production', true],
  ['a release of a store with Apple Pay', { ...brand, wallets: ['applePay'] }, 'production', true],
  ['a release of a store with Google Pay', { ...brand, wallets: ['googlePay'] }, 'production', false],
  ['a release of a store with Google Pay in one deployment', inOneDeployment, 'production', false],
  ['a sandbox build, whose server may name an origin', { deployments: brand.deployments }, 'sandbox', false],
] as const)('%s: Google Pay is left out, %s', (_which, facts, mode, is) => {
  expect(leavesOut(facts, mode)).toBe(is)
})
