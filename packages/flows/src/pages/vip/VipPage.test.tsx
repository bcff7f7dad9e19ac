import { getCouponList, getPageConfig, getVipBasicInfo, getVipInfo, receiveCoupons } from '@topup/api-client'
import {
  couponWire,
  pageConfigWire,
  vipBasicWire,
  vipInfoWire,
  vipLevelWire,
} from '@topup/api-client/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { content, rejection, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { VipPage } from './VipPage.tsx'

afterEach(cleanup)

const toClaim = couponWire({ code: 'WEEK', name: 'Weekly VIP 4 coupon', use_category: 'claim', type: 'week' })
const levels = [
  vipLevelWire({ coupons_list: {} }),
  vipLevelWire({
    level_id: 5,
    level_name: 'VIP 5',
    level_show: 'VIP 5',
    need_points: 10_000,
    coupons_list: { week: [couponWire({ code: 'W5', name: 'Weekly VIP 5 coupon', use_category: 'lock' })] },
  }),
]

async function open(
  answers: Readonly<Record<string, FakeEndpoint>> = {},
  start: { readonly search?: string; readonly isVip?: 0 | 1; readonly who?: 'guest' } = {},
) {
  const services = createFakeServices({
    ...(start.who === 'guest' ? {} : { account: renHoshi }),
    ...(start.search === undefined ? {} : { search: start.search }),
    answers: {
      [getPageConfig.path]: () => content(pageConfigWire({ is_open_coupon: start.isVip ?? 1 })),
      [getVipBasicInfo.path]: () => content(vipBasicWire({ levels })),
      [getVipInfo.path]: () => content(vipInfoWire()),
      [getCouponList.path]: () => content([toClaim]),
      ...answers,
    },
  })
  await services.catalogue.getState().loadPageConfig()
  const user = renderInStore(
    services,
    <Routes>
      <Route path="/" element={<VipPage />} />
      <Route path="/selectGoods" element={<p>the products</p>} />
    </Routes>,
  )
  return { services, user }
}

test('level, points, what the next level brings and every level are shown', async () => {
  await open()
  expect(await screen.findByText('6,840 / 10,000 VIP points')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Progress to VIP 5' }).getAttribute('aria-valuetext')).toBe(
    '68.40%',
  )
  expect(await screen.findByText('3,160 more VIP points')).toBeDefined()
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('at the highest level there is a notice in place of the points', async () => {
  await open({ [getVipInfo.path]: () => content(vipInfoWire({ vip_level: 5, total_points: 20_000 })) })
  expect(await screen.findByText("You're at the highest level")).toBeDefined()
  expect(screen.getByText('100.00%')).toBeDefined()
})

test('the first-achievement reward is claimed by its level, once', async () => {
  let isClaimed: 0 | 1 = 0
  const { services, user } = await open({
    [getVipBasicInfo.path]: () =>
      content(
        vipBasicWire({
          levels: [vipLevelWire({ first_reward: { text: '680 Crystals', is_claimed: isClaimed } })],
        }),
      ),
    [receiveCoupons.path]: () => {
      isClaimed = 1
      return content({ received: ['4'] })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Claim: Reward for reaching VIP 4' }))
  await expect.poll(() => screen.queryByText('Reward for reaching VIP 4')).toBeNull()
  expect(services.api.callsTo(receiveCoupons.path).map(({ request }) => request['level_id'])).toEqual(['4'])
  expect(services.toasts.getState().messages).toMatchObject([{ text: 'You received 680 Crystals' }])
})

test('where no level is known, the points stand beside their name, whatever their number', async () => {
  await open({ [getVipBasicInfo.path]: () => content(vipBasicWire({ levels: [] })) })
  expect(await screen.findByText('VIP points: 6,840')).toBeDefined()
})

test('a weekly coupon is claimed and can then be used', async () => {
  let category: 'claim' | 'avail' = 'claim'
  const { services, user } = await open({
    [getCouponList.path]: () => content([{ ...toClaim, use_category: category }]),
    [receiveCoupons.path]: () => {
      category = 'avail'
      return content({ received: ['WEEK'] })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Claim: Weekly VIP 4 coupon' }))
  expect(await screen.findByRole('button', { name: 'Use' })).toBeDefined()
  expect(services.api.callsTo(receiveCoupons.path).map(({ request }) => request['coupon_code'])).toEqual([
    'WEEK',
  ])
  expect(services.toasts.getState().messages).toMatchObject([{ text: 'You received Weekly VIP 4 coupon' }])
})

test('a rejection without a message says that the reward could not be claimed', async () => {
  const { services, user } = await open({ [receiveCoupons.path]: () => rejection(-1, '') })
  await user.click(await screen.findByRole('button', { name: 'Claim: Weekly VIP 4 coupon' }))
  await expect
    .poll(() => services.toasts.getState().messages.map(({ text }) => text))
    .toEqual(["We couldn't claim the reward."])
})

test('markup in the FAQ is text', async () => {
  await open({
    [getVipBasicInfo.path]: () =>
      content(vipBasicWire({ levels, faq_content: '<img src=x onerror=alert(1)>' })),
  })
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeDefined()
})

test('inside a game there is neither header nor navigation', async () => {
  await open({}, { search: '?visit=sdk' })
  expect(await screen.findByRole('heading', { name: 'VIP 4' })).toBeDefined()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('outside the VIP version there is no VIP centre', async () => {
  await open({}, { isVip: 0 })
  expect(await screen.findByText('the products')).toBeDefined()
})

test('a guest sees what the levels bring and how to log in, and nothing of a player is asked for', async () => {
  const { services, user } = await open({}, { who: 'guest' })
  expect(await screen.findAllByRole('row')).toHaveLength(3)
  expect(services.api.callsTo(getVipInfo.path)).toEqual([])
  expect(services.api.callsTo(getCouponList.path)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Log in to claim' }))
  expect(services.popups.getState().open).toMatchObject([{ kind: 'login' }])
})

test.each<[string, FakeEndpoint]>([
  ['wants a login', () => rejection(-600, 'Log in')],
  ['fails', unreachable],
  ['knows no levels', () => content(vipBasicWire({ levels: [] }))],
])('where the service %s, a guest is asked to log in on the page', async (_what, answer) => {
  const { services } = await open({ [getVipBasicInfo.path]: answer }, { who: 'guest' })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeDefined()
  expect(services.popups.getState().open).toEqual([])
  expect(services.toasts.getState().messages).toEqual([])
})

test('when the VIP level cannot be read a retry is offered', async () => {
  const { services, user } = await open({ [getVipInfo.path]: unreachable })
  const again = await screen.findByRole('button', { name: 'Try again' })
  services.api.answer(getVipInfo.path, () => content(vipInfoWire()))
  await user.click(again)
  expect(await screen.findByText('6,840 / 10,000 VIP points')).toBeDefined()
})

test('the level that was read is part of every event tracked afterwards', async () => {
  const { services } = await open()
  await waitFor(() => expect(services.session.getState().vip?.suid).toBe(renHoshi.suid))
  expect(services.session.getState().vip?.level).toBe(Number(vipInfoWire().vip_level))
})

test.each([
  ['month', 'Monthly'],
  ['permanent', 'Permanent'],
  ['week', 'Weekly'],
] as const)('the coupons open on the group that has one to claim: %s', async (type, name) => {
  const claim = couponWire({ code: 'C', name: 'To claim', use_category: 'claim', type })
  await open({ [getCouponList.path]: () => content([claim]) })
  await screen.findByText('To claim')
  expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true')
})
