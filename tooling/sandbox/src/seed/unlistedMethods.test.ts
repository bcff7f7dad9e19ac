import { allProviders } from '@topup/api-client/providers/allProviders'
import { expect, test } from 'vitest'
import { creditCard, methodsIn, paypal, unlistedMethods } from './methods.ts'

test('a provider that no method names gets one of its own', () => {
  const methods = unlistedMethods([creditCard, { ...paypal, sub: [{ ...paypal, providers: ['ebanx'] }] }])
  const keys = methods.flatMap(({ providers }) => providers)
  expect(methods).toContainEqual({
    id: '10101',
    providers: ['razerGold'],
    name: 'razerGold',
    icon: 'card',
    coupon: true,
  })
  expect(keys.filter((key) => [...creditCard.providers, 'paypal', 'ebanx', 'card'].includes(key))).toEqual([])
  expect(keys).toHaveLength(allProviders.length - creditCard.providers.length - 3)
})

test('a country lists no provider twice on its own', () => {
  for (const country of ['MY', 'TW', 'US', 'NZ']) {
    const ids = methodsIn(country).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
