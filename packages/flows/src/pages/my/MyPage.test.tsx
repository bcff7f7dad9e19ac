import { evokeGame, getCouponList, getPageConfig, getVipBasicInfo, getVipInfo } from '@topup/api-client'
import { pageConfigWire, vipBasicWire, vipInfoWire, vipLevelWire } from '@topup/api-client/testing'
import { externalOrder, nothingReported, toStoredOrder } from '@topup/domain'
import { buildIntended, buildOrdered, buildPurchaseSnapshot, buildFinal } from '@topup/domain/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { content } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { MyPage } from './MyPage.tsx'

afterEach(cleanup)

const snapshotAt = (intentId: string, intendedAtMs: number) =>
  buildPurchaseSnapshot({ intentId, intendedAtMs })
const done = { ...buildFinal('b-1'), snapshot: snapshotAt('done', 3000) }
const failed = { ...buildFinal('b-2'), outcome: 'fail' as const, snapshot: snapshotAt('failed', 4000) }
const unpaid = { ...buildOrdered('b-3'), snapshot: snapshotAt('unpaid', 1000) }
const unsure = { ...buildIntended('unsure'), snapshot: snapshotAt('unsure', 2000) }

test('open orders come first, then the newest, each with its state in words', () => {
  const services = createFakeServices({
    account: { ...renHoshi, suid: done.snapshot.recipient.suid },
    journal: [done, failed, unpaid, unsure],
  })
  renderInStore(services, <MyPage />)
  const rows = screen.getAllByRole('button', { name: /680 Crystals/ })
  expect(
    rows.map(
      (row) => /In progress|Waiting for payment|Completed|Payment failed/.exec(row.textContent ?? '')?.[0],
    ),
  ).toEqual(['In progress', 'Waiting for payment', 'Payment failed', 'Completed'])
})

test('an order that another tab makes is listed while the page is open', () => {
  const services = createFakeServices()
  renderInStore(services, <MyPage />)
  expect(screen.getByText('No orders yet')).toBeDefined()
  services.brandStorage.write('order.no.b-3', toStoredOrder(unpaid))
  act(() => void window.dispatchEvent(new Event('storage')))
  expect(screen.getByRole('button', { name: /680 Crystals/ }).textContent).toContain('Waiting for payment')
})

test('an order of a point card is worth points', () => {
  const paidInPoints = buildPurchaseSnapshot({ payable: { minorUnits: 4300, currency: 'PTS' } })
  const services = createFakeServices({ journal: [{ ...done, snapshot: paidInPoints }] })
  renderInStore(services, <MyPage />)
  expect(screen.getByRole('button', { name: /680 Crystals/ }).textContent).toContain('43 points')
})

test('an order that a card has paid waits for no payment', () => {
  const method = { ...unpaid.snapshot.method, channelId: 10_301 }
  const services = createFakeServices({ journal: [{ ...unpaid, snapshot: { ...unpaid.snapshot, method } }] })
  renderInStore(services, <MyPage />)
  const row = screen.getByRole('button', { name: /680 Crystals/ }).textContent
  expect(row).toContain('In progress')
  expect(row).not.toContain('Waiting for payment')
})

test('an order that failed with a card is no payment that failed: the card may be spent', () => {
  const method = { ...failed.snapshot.method, channelId: 10_301 }
  const services = createFakeServices({ journal: [{ ...failed, snapshot: { ...failed.snapshot, method } }] })
  renderInStore(services, <MyPage />)
  expect(screen.getByRole('button', { name: /680 Crystals/ }).textContent).toContain('Top-up failed')
})

test('a row opens the result of its order, by keyboard too', async () => {
  const services = createFakeServices({ journal: [unpaid] })
  const user = renderInStore(services, <MyPage />)
  screen.getByRole('button', { name: /680 Crystals/ }).focus()
  await user.keyboard('{Enter}')
  expect(services.popups.getState().open).toMatchObject([{ kind: 'result', order: unpaid.billingNo }])
})

test('two orders that the service made from one tap each open their own result', async () => {
  const { snapshot } = unpaid
  const services = createFakeServices()
  for (const no of ['B1', 'B2'])
    services.brandStorage.write(`order.no.${no}`, toStoredOrder({ ...buildOrdered(no), snapshot }))
  const user = renderInStore(services, <MyPage />)
  for (const row of screen.getAllByRole('button', { name: /680 Crystals/ })) await user.click(row)
  expect(
    new Set(services.popups.getState().open.map((popup) => popup.kind === 'result' && popup.order)),
  ).toEqual(new Set(['B1', 'B2']))
})

test('a row of an external order shows no more than the store knows', () => {
  const told = { ...nothingReported, amount: { minorUnits: 99, currency: 'USD' } }
  const services = createFakeServices({ journal: [{ ...buildOrdered('B7'), origin: externalOrder(told) }] })
  renderInStore(services, <MyPage />)
  expect(screen.getByRole('button', { name: /B7/ }).textContent).toBe('B7US$0.99Waiting for payment')
})

test('an order of another account of the game is listed without names, amounts or a way to it', () => {
  const other = { ...renHoshi, suid: 'other' }
  const services = createFakeServices({ account: other, journal: [unpaid] })
  renderInStore(services, <MyPage />)
  const row = screen.getByText('Order from another account').closest('.list-row')
  expect(row?.textContent).toBe('Order from another accountWaiting for payment')
  expect(row?.tagName).not.toBe('BUTTON')
  expect(document.body.textContent).not.toContain('680 Crystals')
})

test.each([
  ['on the way up the card alone says the points', 4, 0],
  ['at the highest level, where the card does not, a tile says the points', 5, 1],
])('%s', async (_what, vip_level, tiles) => {
  const levels = [vipLevelWire(), vipLevelWire({ level_id: 5, level_show: 'VIP 5', need_points: 10_000 })]
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getPageConfig.path]: () => content(pageConfigWire({ is_open_coupon: 1 })),
      [getVipBasicInfo.path]: () => content(vipBasicWire({ levels })),
      [getVipInfo.path]: () => content(vipInfoWire({ vip_level, total_points: vip_level * 2000 })),
      [getCouponList.path]: () => content([]),
    },
  })
  await services.catalogue.getState().loadPageConfig()
  renderInStore(services, <MyPage />)
  expect(await screen.findByText(services.translator.t('coupons.title'))).toBeDefined()
  expect(screen.queryAllByRole('button', { name: /points/ })).toHaveLength(tiles)
})

test('the legal texts are in the footer alone', () => {
  renderInStore(createFakeServices(), <MyPage />)
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).not.toContain('Privacy policy')
  expect(links.map(({ textContent }) => textContent)).not.toContain('User agreement')
})

test('a guest is offered login, not logout', async () => {
  const services = createFakeServices()
  renderInStore(services, <MyPage />)
  expect(screen.getByText('No orders yet')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
})

test('the ID is copied and a message says so; where copying is not possible the message shows the ID', async () => {
  const services = createFakeServices({ account: renHoshi })
  const user = renderInStore(services, <MyPage />)
  await user.click(screen.getByRole('button', { name: 'Copy ID' }))
  expect(await navigator.clipboard.readText()).toBe(renHoshi.suid)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(screen.getByRole('button', { name: 'Copy ID' }))
  expect(services.toasts.getState().messages.map(({ text }) => text)).toEqual([
    'ID copied',
    `Copy this by hand: ${renHoshi.suid}`,
  ])
})

test.each([
  [true, 1],
  [false, 0],
])('in a visit from inside a game (%s) the page leads back into it', async (isSdkVisit, links) => {
  const answers = { [evokeGame.path]: () => content({ url: 'starfall://open' }) }
  const services = createFakeServices({ account: renHoshi, answers })
  services.session.setState({ isSdkVisit })
  renderInStore(services, <MyPage />)
  await expect.poll(() => screen.queryAllByRole('link', { name: 'Back to the game' })).toHaveLength(links)
  expect(services.api.callsTo(evokeGame.path)).toHaveLength(links)
})

test('at the foot stand the licences of the libraries, with the version of the store', () => {
  document.head.innerHTML = '<meta name="topup-version" content="3f2a1b9-0c7d">'
  renderInStore(createFakeServices(), <MyPage />)
  const row = screen.getByRole('link', { name: /Open-source licenses/ })
  expect(row.getAttribute('href')).toBe('/licences.txt')
  expect(row.textContent).toContain('3f2a1b9-0c7d')
  document.head.innerHTML = ''
})
