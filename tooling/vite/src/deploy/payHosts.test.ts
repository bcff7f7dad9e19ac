import { expect, test } from 'vitest'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { payHosts } from './contentSecurityPolicy.ts'

const { brand } = await readBrandApp('watt')
const scriptsOf = (facts: Partial<typeof brand>, dropIns: readonly string[]) =>
  payHosts({ brand: { ...brand, ...facts }, dropIns }).flatMap(({ scripts }) => scripts)

const google = { wallets: ['googlePay'] } as const
const inOneDeployment = {
  deployments: brand.deployments.map((row, at) => (at === 0 ? { ...row, own: google } : row)),
}

test.each([
  ['without a wallet', {}, ['adyen'], []],
  ['with Apple Pay, which needs no host', { wallets: ['applePay'] }, ['adyen'], []],
  ['with Google Pay', google, ['adyen'], ['https://pay.google.com']],
  ['with Google Pay in one deployment', inOneDeployment, ['adyen'], ['https://pay.google.com']],
  ['with Google Pay and no form that has it', google, ['alipay'], ['https://sdk.marmot-cloud.com']],
] as const)('%s: the pay document takes scripts from these hosts', (_which, facts, dropIns, scripts) => {
  expect(scriptsOf(facts, dropIns)).toEqual(scripts)
})

test('a drop-in that names no hosts is no build', () => {
  expect(() => payHosts({ brand, dropIns: ['acme'] })).toThrow('The drop-in acme names no hosts')
})
