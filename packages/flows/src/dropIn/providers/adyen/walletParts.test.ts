// @vitest-environment jsdom
import { adyenDropIn } from '@topup/api-client/providers/adyen'
import { afterEach, expect, test, vi } from 'vitest'
import type { GuardedBrowser } from '../hostScript/guardScripts.ts'
import { googleHost } from './googlePay.ts'
import { isGooglePay, walletParts } from './walletParts.ts'
import type { WalletInputs } from './walletParts.ts'

const browserWith = (more: object): Window =>
  ({ isSecureContext: true, location: { protocol: 'https:' }, ...more }) as unknown as Window
const configuration = { merchantId: 'M', gatewayMerchantId: 'G' }
const google = { type: 'googlepay', configuration }

afterEach(() => vi.unstubAllGlobals())

const partsFor = (over: Partial<WalletInputs>) =>
  walletParts({
    ways: [google],
    wallets: ['applePay', 'googlePay'],
    language: 'en',
    place: document.createElement('div'),
    onSheetError: () => undefined,
    browser: browserWith({}),
    ...over,
  })

test.each([
  ['the fact is on, the session has it, and the page is secure', {}, true],
  ['Adyen calls it by its other name', { ways: [{ type: 'paywithgoogle', configuration }] }, true],
  ['no fact is on', { wallets: [] }, false],
  ['only Apple Pay is on', { wallets: ['applePay'] }, false],
  ['the session does not have it', { ways: [{ type: 'scheme' }] }, false],
  ['the page is not secure', { browser: browserWith({ isSecureContext: false }) }, false],
  ['the session says nothing of merchants', { ways: [{ type: 'googlepay' }] }, false],
  [
    'Google’s merchant is missing',
    { ways: [{ ...google, configuration: { gatewayMerchantId: 'G' } }] },
    false,
  ],
  ['Adyen’s merchant is missing', { ways: [{ ...google, configuration: { merchantId: 'M' } }] }, false],
  ['one of two names has no merchants', { ways: [google, { type: 'paywithgoogle' }] }, false],
  [
    'a merchant is no text',
    { ways: [{ ...google, configuration: { ...configuration, merchantId: 1 } }] },
    false,
  ],
] as const)('Google Pay is offered where %s: %s', async (_when, over, is) => {
  const { components, configuration: look } = await partsFor(over)
  expect(components).toHaveLength(is ? 1 : 0)
  expect(Object.keys(look)).toEqual(is ? ['googlepay', 'paywithgoogle'] : [])
})

test.each([
  ['ar', 'ar'],
  ['zh-tw', 'zh'],
] as const)('the button speaks the language of the page: %s', async (language, buttonLocale) => {
  const { configuration: look } = await partsFor({ language })
  expect(look['googlepay']).toMatchObject({ buttonLocale, buttonType: 'plain' })
})

test('Apple Pay and Google Pay stand beside each other where a browser has both', async () => {
  const browser = browserWith({ ApplePaySession: class {} })
  const { components, configuration: look } = await partsFor({
    ways: [google, { type: 'applepay' }],
    browser,
  })
  expect(components.map(({ type }) => type)).toEqual(['applepay', 'googlepay'])
  expect(Object.keys(look)).toEqual(['applepay', 'googlepay', 'paywithgoogle'])
})

test('the document takes scripts of Google’s host once Google Pay is offered, and not before', async () => {
  const made: Parameters<NonNullable<GuardedBrowser['trustedTypes']>['createPolicy']>[] = []
  vi.stubGlobal('trustedTypes', { createPolicy: (...given: (typeof made)[number]) => void made.push(given) })
  await partsFor({ wallets: ['applePay'] })
  expect(made).toEqual([])
  await partsFor({})
  const address = `${googleHost}/gp/p/js/pay.js`
  expect(made[0]?.[1].createScriptURL(address)).toBe(address)
  expect(() => made[0]?.[1].createScriptURL('https://www.google.com/pay.js')).toThrow('Not a script')
  expect(adyenDropIn.wallets?.googlePay?.hosts().scripts).toEqual([googleHost])
})

test('both of Adyen’s names are Google Pay, and no other', () => {
  expect(['googlepay', 'paywithgoogle', 'applepay', 'scheme', undefined].map(isGooglePay)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('where the policy of the page takes no policy of ours, Google Pay is left out', async () => {
  const createPolicy = () => {
    throw new TypeError('Policy disallowed')
  }
  vi.stubGlobal('trustedTypes', { createPolicy })
  expect(await partsFor({})).toEqual({ components: [], configuration: {} })
})
