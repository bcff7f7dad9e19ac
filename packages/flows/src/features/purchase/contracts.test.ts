import { allProviders } from '@topup/api-client/providers/allProviders'
import { expect, test } from 'vitest'
import { providerOfChannel } from './contracts.ts'

test.each(allProviders)('every channel of $key is settled by it', (provider) => {
  for (const channelId of provider.channelIds)
    expect(providerOfChannel(allProviders, channelId)).toBe(provider)
})

test('a channel without a provider has no starter', () => {
  expect(providerOfChannel(allProviders, 10102)).toBeUndefined()
})
