import { getCouponList, receiveCoupons } from '@topup/api-client'
import { couponWire } from '@topup/api-client/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { content, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { CouponWalletPopup } from './CouponWalletPopup.tsx'

afterEach(cleanup)

const list = getCouponList.path
const held = [
  couponWire({ code: 'A', name: 'Ten off' }),
  couponWire({ code: 'B', name: 'May coupon', use_category: 'claim', valid_end_time: null }),
  couponWire({ code: 'C', name: 'Pass day', use_category: 'lock' }),
]
const past = [
  couponWire({ code: 'D', name: 'Birthday', use_category: 'history', is_used: 1, used_time: 1_773_882_120 }),
  couponWire({ code: 'E', name: 'April', use_category: 'history', valid_end_time: 1_777_564_740 }),
]
const both: FakeEndpoint = ({ use_category }) => content(use_category === 'history' ? past : held)

function open(answers: Readonly<Record<string, FakeEndpoint>>) {
  const services = createFakeServices({ account: renHoshi, answers })
  return { services, user: renderInStore(services, <CouponWalletPopup onClose={() => undefined} />) }
}

test('coupons to claim and available ones are usable, locked ones are not', async () => {
  const { user } = open({ [list]: both })
  expect(await screen.findByRole('button', { name: 'Use' })).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Not available (1)' }))
  expect(screen.getByText('Not available')).toBeDefined()
})

test('the history shows when a coupon was used or expired, in its own time zone, and leads back', async () => {
  const { user } = open({ [list]: both })
  await user.click(screen.getByRole('button', { name: 'History' }))
  expect(screen.getByRole('dialog', { name: 'History' })).toBeDefined()
  expect(await screen.findByText('Used Mar 19 09:02 (UTC+8)')).toBeDefined()
  expect(screen.getByText('Expired Apr 30 23:59 (UTC+8)')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('dialog', { name: 'My coupons' })).toBeDefined()
})

test('a history that could not be loaded can be loaded again, an empty one says so', async () => {
  const { services, user } = open({ [list]: unreachable })
  await user.click(screen.getByRole('button', { name: 'History' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  services.api.answer(list, () => content([]))
  await user.click(again)
  expect(await screen.findByText('No coupons')).toBeDefined()
})

test('a claim whose answer is lost is checked on the list and sent once', async () => {
  let claimed = false
  const { services, user } = open({
    [list]: () => content(claimed ? held.map((each) => ({ ...each, use_category: 'avail' })) : held),
    [receiveCoupons.path]: () => {
      claimed = true
      return unreachable()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Claim: May coupon' }))
  expect(await screen.findAllByRole('button', { name: 'Use' })).toHaveLength(3)
  expect(services.api.callsTo(receiveCoupons.path)).toHaveLength(1)
})

test('"Use" outside an order leads to the products', async () => {
  const { services, user } = open({ [list]: both })
  await user.click(await screen.findByRole('button', { name: 'Use' }))
  expect(services.routes).toEqual(['/selectGoods'])
})

test('without coupons there is a way to the VIP centre', async () => {
  const { services, user } = open({ [list]: () => content([]) })
  await user.click(await screen.findByRole('button', { name: 'Go to VIP center' }))
  expect(services.routes).toEqual(['/userCenter'])
})
