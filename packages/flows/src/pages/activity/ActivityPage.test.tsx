import { getCumulativeActivityInfo, getPageConfig, receiveActivityGift } from '@topup/api-client'
import {
  continueActivityWire,
  cumulativeActivityWire,
  giftWire,
  milestoneWire,
  pageConfigWire,
} from '@topup/api-client/testing'
import type { BrandConfig } from '@topup/domain'
import { cleanup, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { logOut } from '../../features/account/logOut.ts'
import { createServiceClock } from '../../platform/serviceClock.ts'
import { content, held, rejection, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import type { FakeServices } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { ActivityPage } from './ActivityPage.tsx'

afterEach(cleanup)

const both = pageConfigWire({
  cumulative_config: { is_has_cumulative: 1 },
  continue_config: { is_has_continue: 1 },
})

const event = (claimed: readonly string[]) =>
  cumulativeActivityWire({
    total: 126.4,
    milestones: (
      [
        ['m1', 10],
        ['m2', 50],
        ['m3', 100],
        ['m4', 200],
        ['m5', 500],
      ] as const
    ).map(([reward_id, need]) =>
      milestoneWire({
        reward_id,
        need,
        is_claimed: claimed.includes(reward_id) ? 1 : 0,
        gifts: [giftWire({ name: 'Crystals', count: 300 }), giftWire({ name: 'Scroll', count: 1 })],
      }),
    ),
  })

async function open(answers: Readonly<Record<string, FakeEndpoint>>, config = both) {
  const services = createFakeServices({
    account: renHoshi,
    answers: { [getPageConfig.path]: () => content(config), ...answers },
  })
  await services.catalogue.getState().loadPageConfig()
  return { services, user: show(services) }
}

function show(services: FakeServices) {
  return renderInStore(
    services,
    <Routes>
      <Route path="/" element={<ActivityPage />} />
      <Route path="/selectGoods" element={<p>the products</p>} />
    </Routes>,
  )
}

const info = getCumulativeActivityInfo.path
test.each([
  ['said where the service said its time', true],
  ['not said by the clock of the device alone', false],
])('that an event has ended is %s', async (_what, isKnown) => {
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getPageConfig.path]: () => content(both),
      [info]: () => content({ ...event([]), end_time: services.clock.now() - 1000 }),
    },
  })
  if (!isKnown) Object.assign(services, { serviceClock: createServiceClock(services.clock) })
  await services.catalogue.getState().loadPageConfig()
  show(services)
  await screen.findByText('US$126.40')
  expect(screen.queryAllByText('This event has ended')).toHaveLength(isKnown ? 1 : 0)
  expect(document.querySelectorAll('.activity-head__time')).toHaveLength(isKnown ? 1 : 0)
})

const receive = receiveActivityGift.path

test('each reward shows its state: claimed, to claim, next, locked', async () => {
  await open({ [info]: () => content(event(['m1'])) })
  await screen.findByText('US$126.40')
  const rows = screen.getAllByRole('listitem').filter((row) => row.className.includes('milestone'))
  expect(rows.map((row) => /Claimed|Claim|Next|Locked/.exec(row.textContent ?? '')?.[0])).toEqual([
    'Claimed',
    'Claim',
    'Claim',
    'Next',
    'Locked',
  ])
})

test('"Claim all" claims every reward that waits, in one call', async () => {
  let claimed: readonly string[] = ['m1']
  const { services, user } = await open({
    [info]: () => content(event(claimed)),
    [receive]: ({ reward_id }) => {
      const received = String(reward_id).split(',')
      claimed = [...claimed, ...received]
      return content({ received })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Claim all (2)' }))
  expect(await screen.findAllByText('Claimed')).toHaveLength(3)
  expect(services.api.callsTo(receive).map(({ request }) => request['reward_id'])).toEqual(['m2,m3'])
  expect(services.toasts.getState().messages.map(({ text }) => text)).toEqual([
    'You received Crystals × 600 + Scroll × 2',
  ])
})

test('after a lost answer "Check again" is shown until a readable list says that it was claimed; one claim is sent', async () => {
  let service: 'up' | 'down' | 'upAgain' = 'up'
  const { services, user } = await open({
    [info]: () =>
      service === 'down' ? unreachable() : content(event(service === 'up' ? ['m1'] : ['m1', 'm2'])),
    [receive]: () => {
      service = 'down'
      return unreachable()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Claim: US$50.00' }))
  const again = await screen.findByRole('button', { name: 'Check again: US$50.00' })
  service = 'upAgain'
  await user.click(again)
  expect(await screen.findAllByText('Claimed')).toHaveLength(2)
  expect(services.api.callsTo(receive)).toHaveLength(1)
})

test('a rejected claim says why and may be tapped again', async () => {
  const { services, user } = await open({
    [info]: () => content(event([])),
    [receive]: () => rejection(-1, 'Come back tomorrow'),
  })
  await user.click(await screen.findByRole('button', { name: 'Claim: US$50.00' }))
  expect(await screen.findByRole('button', { name: 'Claim: US$50.00' })).toBeDefined()
  expect(services.toasts.getState().messages.map(({ text }) => text)).toEqual(['Come back tomorrow'])
})

test('an activity that does not exist (-3022) shows an empty state that says so', async () => {
  await open({ [info]: () => rejection(-3022, 'No activity') })
  expect(await screen.findByText('No events right now')).toBeDefined()
})

test('an event that could not be loaded offers a retry', async () => {
  const { services, user } = await open({ [info]: unreachable })
  const again = await screen.findByRole('button', { name: 'Try again' })
  services.api.answer(info, () => content(event([])))
  await user.click(again)
  expect(await screen.findByText('US$126.40')).toBeDefined()
})

test('the days of a streak are behind the second tab', async () => {
  const { user } = await open({
    [info]: ({ type }) =>
      content(
        type === 'cumulative'
          ? event([])
          : continueActivityWire({ title: 'Seven-day streak', today_total: 9.99, streak_days: 1 }),
      ),
  })
  await user.click(await screen.findByRole('tab', { name: 'Daily streak' }))
  expect(await screen.findByText('Day 2 reward is ready')).toBeDefined()
  expect(screen.getByText('1 day in a row')).toBeDefined()
})

test('there are only the tabs that page config has', async () => {
  await open(
    { [info]: () => content(continueActivityWire()) },
    pageConfigWire({
      cumulative_config: { is_has_cumulative: 0 },
      continue_config: { is_has_continue: 1 },
    }),
  )
  expect(await screen.findByText('1 day in a row')).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('without an activity in page config the page redirects to the products', async () => {
  await open(
    {},
    pageConfigWire({ cumulative_config: { is_has_cumulative: 0 }, continue_config: { is_has_continue: 0 } }),
  )
  expect(await screen.findByText('the products')).toBeDefined()
})

async function openAsGuest(answer: FakeEndpoint, brand: Partial<BrandConfig> = {}) {
  const services = createFakeServices({
    brand,
    answers: { [getPageConfig.path]: () => content(both), [info]: answer },
  })
  await services.catalogue.getState().loadPageConfig()
  return { services, user: show(services) }
}

test('a guest sees the event and its rewards, and every tap on one leads to the login', async () => {
  const { services, user } = await openAsGuest(() => content(event(['m1'])))
  expect(await screen.findByRole('heading', { name: 'Meteor shower' })).toBeDefined()
  expect(screen.getAllByText('Locked')).toHaveLength(5)
  expect(screen.queryByText('Claimed')).toBeNull()
  expect(screen.queryByText('US$126.40')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'US$50.00' }))
  await user.click(screen.getByRole('button', { name: 'Log in to claim' }))
  expect(services.popups.getState().open.map(({ kind }) => kind)).toContain('login')
  expect(services.api.callsTo(receive)).toEqual([])
})

test("a guest sees an event whose service names no currency in that of the store's region", async () => {
  await openAsGuest(() => content({ ...event([]), currency: '' }), { currencies: { universal: 'JPY' } })
  expect(await screen.findByRole('button', { name: /¥50$/ })).toBeDefined()
})

test('a guest sees the days of a streak without a streak', async () => {
  const { services, user } = await openAsGuest(({ type }) =>
    type === 'cumulative' ? rejection(-600, '') : content(continueActivityWire()),
  )
  await user.click(await screen.findByRole('tab', { name: 'Daily streak' }))
  const day = await screen.findByRole('button', { name: 'Day 1' })
  expect(screen.queryByText(/in a row$/)).toBeNull()
  await user.click(day)
  expect(services.popups.getState().open).toMatchObject([{ kind: 'login' }])
})

test.each<[string, FakeEndpoint]>([
  ['a service that wants a login', () => rejection(-600, 'Log in')],
  ['a service that fails', unreachable],
  ['a service without an event', () => rejection(-3022, '')],
])('with %s a guest is asked to log in on the page, without popup or toast', async (_what, answer) => {
  const { services } = await openAsGuest(answer)
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined()
  expect(screen.getByText('Log in to see your rewards')).toBeDefined()
  expect(services.popups.getState().open).toEqual([])
  expect(services.toasts.getState().messages).toEqual([])
})

test("an answer that arrives after logging out is not read as the next player's", async () => {
  const late = held()
  const { services, user } = await open({ [info]: () => content(event([])), [receive]: late.endpoint })
  await user.click(await screen.findByRole('button', { name: 'Claim: US$50.00' }))
  logOut(services)
  services.session.getState().logIn({ ...renHoshi, suid: '2', username: 'other' })
  const before = services.api.callsTo(info).length
  late.answer(content({ received: ['m2'] }))
  expect(await screen.findByRole('button', { name: 'Claim: US$50.00' })).toBeDefined()
  expect(services.api.callsTo(info).length - before).toBeLessThanOrEqual(1)
})
