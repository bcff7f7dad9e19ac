import { getCouponList } from '@topup/api-client'
import { couponWire } from '@topup/api-client/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { content, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { CouponHistoryPopup } from './CouponHistoryPopup.tsx'

afterEach(cleanup)

const list = getCouponList.path
const past = [
  couponWire({ code: 'D', name: 'Birthday', use_category: 'history', is_used: 1, used_time: 1_773_882_120 }),
  couponWire({ code: 'E', name: 'April', use_category: 'history', valid_end_time: 1_777_564_740 }),
]

function open(answer: FakeEndpoint, account: typeof renHoshi | undefined = renHoshi) {
  const services = createFakeServices({ account, answers: { [list]: answer } })
  const onClose = vi.fn<() => void>()
  return { services, onClose, user: renderInStore(services, <CouponHistoryPopup onClose={onClose} />) }
}

test('the history shows when a coupon was used or expired, in its own time zone', async () => {
  open(({ use_category }) => content(use_category === 'history' ? past : []))
  expect(await screen.findByText('Used Mar 19 09:02 (UTC+8)')).toBeDefined()
  expect(screen.getByText('Expired Apr 30 23:59 (UTC+8)')).toBeDefined()
})

test.each(['Back', 'Close'])('"%s" closes the history alone', async (name) => {
  const { onClose, user } = open(() => content(past))
  await user.click(screen.getByRole('button', { name }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a history that could not be loaded can be loaded again, an empty one says so', async () => {
  const { services, user } = open(unreachable)
  const again = await screen.findByRole('button', { name: 'Try again' })
  services.api.answer(list, () => content([]))
  await user.click(again)
  expect(await screen.findByText('No coupons')).toBeDefined()
})
