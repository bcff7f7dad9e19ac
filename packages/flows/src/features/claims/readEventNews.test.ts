import { getActivityStatus, getPageConfig } from '@topup/api-client'
import { pageConfigWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { content, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { readEventNews } from './readEventNews.ts'

const { path } = getActivityStatus
const open = (claimable: number | null) => content({ is_open: 1, claimable })

async function newsWhen(status: FakeEndpoint, config = pageConfigWire()) {
  const services = createFakeServices({
    account: renHoshi,
    answers: { [path]: status, [getPageConfig.path]: () => content(config) },
  })
  await services.catalogue.getState().load()
  return { services, isThere: await readEventNews(services) }
}

test.each<readonly [string, FakeEndpoint, boolean]>([
  ['a reward waits in either event', ({ type }) => open(type === 'continue' ? 1 : 0), true],
  ['nothing waits', () => open(0), false],
  ['the service says nothing of rewards', () => open(null), false],
  ['rewards are left of an event that is closed', () => content({ is_open: 0, claimable: 2 }), false],
  ['the service cannot be reached', unreachable, false],
])('%s', async (_, status, expected) => {
  expect((await newsWhen(status)).isThere).toBe(expected)
})

test('only events that the page config names are requested', async () => {
  const { services } = await newsWhen(() => open(0), pageConfigWire({ continue_config: null }))
  expect(services.api.callsTo(path).map(({ request }) => request['type'])).toEqual(['cumulative'])
})
