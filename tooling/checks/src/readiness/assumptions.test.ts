import { allProviders } from '@topup/api-client/providers/allProviders'
import { expect, test } from 'vitest'
import { assumedChannels, assumptionsFor } from './openPoints.ts'

/** The channels that the user’s specification names in §9 "Payment channel ids". */
const named = [
  10201, 10301, 10302, 10303, 10401, 11001, 11501, 11601, 11602, 11701, 11702, 11801, 12101, 12201,
]

test('every channel that the store pays through is named by the specification or listed as an assumption', () => {
  const rows = allProviders.flatMap(({ path, channelIds }) =>
    channelIds.map((channelId) => [channelId, path] as const),
  )
  const unnamed = rows.filter(([channelId]) => !named.includes(channelId))
  expect(Object.fromEntries(unnamed)).toEqual(assumedChannels)
  const fields = assumptionsFor([]).map(({ field }) => field)
  expect(unnamed.filter(([channelId]) => !fields.includes(`channel_id ${channelId}`))).toEqual([])
  expect(rows.map(([channelId]) => channelId)).toEqual(expect.arrayContaining(named))
})
