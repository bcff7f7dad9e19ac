import { getPageConfig } from '@topup/api-client'
import { pageConfigWire } from '@topup/api-client/testing'
import { buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { content, unreachable } from '../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../testing/fakeServices.ts'
import type { FakeServices } from '../testing/fakeServices.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { flush } from '../testing/flush.ts'
import { showEventOnce } from './showEventOnce.ts'

type Start = Parameters<typeof createFakeServices>[0]

const configWith = (is_has_cumulative: 0 | 1) => ({
  [getPageConfig.path]: () => content(pageConfigWire({ cumulative_config: { is_has_cumulative } })),
})
const player = { account: renHoshi, answers: configWith(1) }

/** Arrives at a route, and answers to where the store leads. */
async function arrive(
  start: Start,
  { route = '/selectGoods', prepare }: { route?: string; prepare?: (services: FakeServices) => void } = {},
): Promise<readonly string[]> {
  const services = createFakeServices(start)
  prepare?.(services)
  showEventOnce(services, { location: { pathname: route } as Location })
  await services.catalogue.getState().loadPageConfig()
  await flush()
  return services.routes
}

test('a player who arrives at a game with a cumulative activity is led to its page, once in this browser', async () => {
  const storage = createFakeStorage()
  expect(await arrive({ ...player, storage })).toEqual(['/activity'])
  expect(await arrive({ ...player, storage })).toEqual([])
})

test.each<[string, Start, { route?: string; prepare?: (services: FakeServices) => void }]>([
  ['a guest', { answers: configWith(1) }, {}],
  ['a game without a cumulative activity', { ...player, answers: configWith(0) }, {}],
  ['a page config that cannot be read', { ...player, answers: { [getPageConfig.path]: unreachable } }, {}],
  ['a player at another page', player, { route: '/my' }],
  ['a player of the old layout behind the first step', player, { route: '/recharge' }],
  ['a link to an order', { ...player, search: '?billing_no=B1' }, {}],
  ['a payment link', { ...player, search: '?replenish_id=R1' }, {}],
  ['a link to log in for a payment', { ...player, search: '?rp_client_id=1' }, {}],
  [
    'a visit from inside a game',
    player,
    { prepare: ({ session }) => session.setState({ isSdkVisit: true }) },
  ],
  ['an open popup', player, { prepare: ({ popups }) => popups.getState().push({ kind: 'language' }) }],
  [
    'an early sheet, for which a popup is about to open',
    player,
    { prepare: ({ popups }) => popups.setState({ standIn: { isOpen: () => true, giveWay: () => null } }) },
  ],
  ['an open order', { ...player, journal: [buildOrdered('B1')] }, {}],
])('%s is not disturbed', async (_what, start, how) => {
  const storage = createFakeStorage()
  expect(await arrive({ ...start, storage }, how)).toEqual([])
  // The page may still open by itself at a later visit.
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  expect(keys.filter((key) => key?.endsWith('.eventOpensItself'))).toEqual([])
})

test('who opens a popup while the journal is read stays there', async () => {
  const services = createFakeServices(player)
  showEventOnce(services, { location: { pathname: '/selectGoods' } as Location })
  const loading = services.catalogue.getState().loadPageConfig()
  services.catalogue.subscribe(() => {
    if (services.popups.getState().open.length === 0) services.popups.getState().push({ kind: 'language' })
  })
  await loading
  await flush()
  expect(services.routes).toEqual([])
})

test('a login later in the visit leads nowhere', async () => {
  const services = createFakeServices({ answers: configWith(1) })
  showEventOnce(services, { location: { pathname: '/selectGoods' } as Location })
  await services.catalogue.getState().loadPageConfig()
  services.session.getState().logIn(renHoshi)
  await services.catalogue.getState().loadPageConfig()
  await flush()
  expect(services.routes).toEqual([])
})

test('a browser that keeps nothing is never led, because it would be every time', async () => {
  const storage = createFakeStorage()
  storage.refuse(['setItem'])
  expect(await arrive({ ...player, storage })).toEqual([])
})
