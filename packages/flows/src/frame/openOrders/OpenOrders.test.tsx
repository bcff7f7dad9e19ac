import { act, cleanup, screen } from '@testing-library/react'
import { buildDismissed, buildFinal, buildIntended, buildOrdered } from '@topup/domain/testing'
import { afterEach, expect, test } from 'vitest'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import type { FakeStart } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { forgetEnds, noteEnds, unseenEnds } from '../../store/unseenEnds.ts'
import { OpenOrders } from './OpenOrders.tsx'

afterEach(cleanup)

const { suid, username } = buildOrdered('B1').snapshot.recipient
const buyer = { ...renHoshi, suid, username }

const bar = () => screen.queryByRole('region', { name: 'Orders in progress' })

function start(over: FakeStart = {}) {
  const services = createFakeServices({ account: buyer, journal: [buildOrdered('B1')], ...over })
  const news: (string | undefined)[] = []
  const user = renderInStore(services, <OpenOrders onNews={(said) => news.push(said)} />)
  const end = (outcome: 'success' | 'fail') =>
    act(() =>
      services.journal.getState().record({ kind: 'fullStatusRead', billingNo: 'B1', outcome, atMs: 1 }),
    )
  return { services, user, news, end }
}

test('an open order is named with product and amount, and leads to its state', async () => {
  const { services, user, news } = start()
  expect(bar()?.textContent).toContain('1 order in progress')
  expect(bar()?.textContent).toContain('680 Crystals\u00a0· US$4.99')
  expect(news.at(-1)).toBe('1 order in progress')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(services.popups.getState().open).toMatchObject([{ kind: 'result', order: 'B1' }])
})

test('several are counted', () => {
  start({ journal: [buildOrdered('B1'), buildIntended('i2')] })
  expect(bar()?.textContent).toContain('2 orders in progress')
})

test.each<[string, FakeStart]>([
  ['of another account', { account: { ...renHoshi, username: 'mika', suid: '1' } }],
  ['that the player has dismissed', { journal: [buildDismissed('i1', 5)] }],
])('there is no bar for an order %s', (_of, over) => {
  const { news } = start(over)
  expect(bar()).toBeNull()
  expect(news.at(-1)).toBeUndefined()
})

test('what is put away stays away in this tab, and My still says that it is open', async () => {
  const { services, user, news } = start()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(bar()).toBeNull()
  expect(news.at(-1)).toBe('1 order in progress')
  cleanup()
  renderInStore(services, <OpenOrders />)
  expect(bar()).toBeNull()
})

test('an end comes before an order that is still open', () => {
  const { end } = start({ journal: [buildOrdered('B1'), buildOrdered('B2')] })
  end('success')
  expect(bar()?.textContent).toContain('Completed')
})

test('an order that was put away comes back with its end, until that is put away too', async () => {
  const { user, end, news } = start()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  end('success')
  expect(bar()?.textContent).toContain('Completed')
  expect(news.at(-1)).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(bar()).toBeNull()
})

test('an order that ends stays with its end until its result was seen', () => {
  const { services, end, news } = start()
  end('success')
  expect(bar()?.textContent).toContain('Completed')
  expect(screen.queryByRole('button', { name: 'Continue' }), 'nothing is left to be continued').toBeNull()
  expect(screen.getByRole('button', { name: 'Show order' })).toBeDefined()
  expect(news.at(-1)).toBeUndefined()
  act(() => services.popups.getState().push({ kind: 'language' }))
  act(() => services.popups.getState().closeAll())
  expect(bar()?.textContent).toContain('Completed')
  act(() => services.popups.getState().push({ kind: 'result', order: 'B1' }))
  forgetEnds(services.brandStorage, ['B1'])
  act(() => services.popups.getState().closeAll())
  expect(bar()).toBeNull()
})

test.each([
  ['the same page', false],
  ['the page after a reload', true],
])('an order that ends under a popup comes with its end when the popup is closed, on %s', (_of, reloads) => {
  const { services, end } = start()
  const { popups } = services
  act(() => popups.getState().push({ kind: 'language' }))
  end('success')
  if (reloads) cleanup()
  act(() => popups.getState().closeAll())
  if (reloads) renderInStore(services, <OpenOrders />)
  expect(bar()?.textContent).toContain('Completed')
})

test('an end that is put away does not come back', async () => {
  const { services, user } = start({ journal: [buildFinal('B1')] })
  noteEnds(services.brandStorage, ['B1'])
  cleanup()
  renderInStore(services, <OpenOrders />)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect([...unseenEnds(services.brandStorage)]).toEqual([])
  expect(bar()).toBeNull()
})

test('of two ends each is put away by itself, so that none goes unnamed', async () => {
  const { services, user } = start({ journal: [buildFinal('B1'), { ...buildFinal('B2'), outcome: 'fail' }] })
  noteEnds(services.brandStorage, ['B1', 'B2'])
  cleanup()
  renderInStore(services, <OpenOrders />)
  expect(bar()?.textContent).toContain('Payment failed')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(bar()?.textContent).toContain('Completed')
  expect([...unseenEnds(services.brandStorage)]).toEqual(['B1'])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(bar()).toBeNull()
  expect([...unseenEnds(services.brandStorage)]).toEqual([])
})

test('who is not logged in puts the news away for this tab alone', async () => {
  const { services, user } = start({ journal: [buildFinal('B1')] })
  services.session.getState().logOut()
  noteEnds(services.brandStorage, ['B1'])
  cleanup()
  renderInStore(services, <OpenOrders />)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(bar()).toBeNull()
  expect([...unseenEnds(services.brandStorage)]).toEqual(['B1'])
  act(() => services.session.getState().logIn(buyer))
  expect(bar()?.textContent).toContain('Completed')
})

test('an order that is made under a popup moves the page only when the popup is closed', () => {
  const { services } = start({ journal: [] })
  act(() => services.popups.getState().push({ kind: 'language' }))
  act(() =>
    services.journal.getState().record({
      kind: 'intentWritten',
      snapshot: buildIntended('i1').snapshot,
      apiOrigin: 'https://api.store.example',
    }),
  )
  expect(bar()).toBeNull()
  act(() => services.popups.getState().closeAll())
  expect(bar()).not.toBeNull()
})

test('whoever logs in meanwhile does not see the order of somebody else', () => {
  const { services } = start()
  act(() => services.session.getState().logIn({ ...renHoshi, username: 'mika', suid: '1' }))
  expect(bar()).toBeNull()
})

test('the next visit keeps the room of the bar, and no visit does after its end', async () => {
  const { services, user } = start()
  expect(services.brandStorage.text('openOrderBar')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => services.brandStorage.text('openOrderBar')).toBeNull()
})
