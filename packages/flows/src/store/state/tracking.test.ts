// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { flush } from '../../testing/flush.ts'
import { createTracking } from './tracking.ts'
import type { Noted } from './tracking.ts'

function start(loading: 'loads' | 'fails' = 'loads') {
  const { session, selection } = createFakeServices({ account: renHoshi })
  const page = { route: '/selectGoods' }
  const loaded: Noted[][] = []
  let wakes = 0
  const tracking = createTracking({
    session,
    selection,
    route: () => page.route,
    loadSending: async (queue) => {
      loaded.push(queue)
      if (loading === 'fails') throw new Error('no network')
      return () => void (wakes += 1)
    },
  })
  const names = () => (loaded[0] ?? []).map(({ event }) => event)
  return { tracking, session, page, names, loaded, wakes: () => wakes }
}

test('nothing is loaded before the start; what was recorded until then is handed over', async () => {
  const { tracking, loaded, names, wakes } = start()
  tracking.track('clickBuy')
  expect(loaded).toEqual([])
  tracking.start()
  await flush()
  tracking.track('clickPay')
  expect([names(), wakes()]).toEqual([['clickBuy', 'clickPay'], 1])
})

test('an event keeps what the store knew when it happened', async () => {
  const { tracking, session, loaded } = start()
  tracking.track('logout')
  session.getState().logOut()
  tracking.start()
  const [noted] = loaded[0] ?? []
  expect(noted?.session.accounts.size).toBe(1)
})

test('the first five failures are reported with the next event, once', () => {
  const { tracking, loaded } = start()
  for (let call = 0; call < 6; call += 1) {
    tracking.noteFailure({ kind: 'network', endpoint: `/${call}`, hostsTried: [], mayHaveTakenEffect: false })
  }
  tracking.track('clickBuy')
  tracking.track('clickPay')
  tracking.start()
  const failures = loaded[0]?.map(({ failures }) => failures)
  expect(failures).toMatchObject([['/0', '/1', '/2', '/3', '/4'].map((endpoint) => ({ endpoint })), []])
})

test('a route is viewed once, again after another, and not when it was left at once', () => {
  const { tracking, page, names } = start()
  const view = (rendered: string, route = rendered) => {
    page.route = route
    tracking.viewed(rendered)
  }
  view('/', '/selectGoods')
  view('/selectGoods')
  view('/selectGoods')
  view('/my')
  view('/selectGoods')
  tracking.start()
  expect(names()).toEqual(['viewPage', 'viewPage', 'viewPage'])
})

test('a path that no page has is not sent', () => {
  const { tracking, page, loaded } = start()
  page.route = '/reset/SECRET'
  tracking.viewed('/reset/SECRET')
  tracking.start()
  expect(loaded[0]?.map((noted) => noted.page)).toEqual(['other'])
})

test.each([
  ['/userCenter', 'viewVipCenter'],
  ['/selectGame', 'viewGameList'],
  ['/recharge', 'viewProductDetail'],
])('a view of %s is also tracked as %s', (route, event) => {
  const { tracking, page, names } = start()
  page.route = route
  tracking.viewed(route)
  tracking.start()
  expect(names()).toEqual(['viewPage', event])
})

test('without the code that sends, events are dropped after the hundredth and nothing throws', async () => {
  const { tracking, names } = start('fails')
  tracking.start()
  await flush()
  for (let count = 0; count < 150; count += 1) tracking.track('clickBuy')
  expect(names()).toHaveLength(100)
})

test('code that cannot be loaded without a network is requested again when there is one', async () => {
  const { tracking, loaded } = start('fails')
  tracking.start()
  await flush()
  expect(loaded).toHaveLength(1)
  dispatchEvent(new Event('online'))
  await flush()
  expect(loaded).toHaveLength(2)
})
