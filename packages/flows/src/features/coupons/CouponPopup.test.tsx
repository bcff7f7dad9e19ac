import { getCouponList, receiveCoupons } from '@topup/api-client'
import { couponWire } from '@topup/api-client/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { type ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { content, unreachable } from '../../testing/fakeApi.ts'
import type { FakeEndpoint } from '../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../testing/fakeServices.ts'
import { renderInStore } from '../../testing/renderInStore.tsx'
import { CouponHistoryPopup } from './CouponHistoryPopup.tsx'
import { CouponWalletPopup } from './CouponPopup.tsx'

afterEach(cleanup)

const list = getCouponList.path
const held = [
  couponWire({ code: 'A', name: 'Ten off' }),
  couponWire({ code: 'B', name: 'May coupon', use_category: 'claim', valid_end_time: null }),
  couponWire({ code: 'C', name: 'Pass day', use_category: 'lock' }),
]
function open(answers: Readonly<Record<string, FakeEndpoint>>) {
  const services = createFakeServices({ account: renHoshi, answers })
  return { services, user: renderInStore(services, <CouponWalletPopup onClose={() => undefined} />) }
}

test('coupons to claim and available ones are usable, locked ones are not', async () => {
  const { user } = open({ [list]: () => content(held) })
  expect(await screen.findByRole('button', { name: 'Use' })).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Not available (1)' }))
  expect(screen.getByText('Not available')).toBeDefined()
})

test('the history opens over the list, so that closing it leads back to the list', async () => {
  const { services, user } = open({ [list]: () => content(held) })
  await user.click(screen.getByRole('button', { name: 'History' }))
  expect(services.popups.getState().open.map(({ kind }) => kind)).toEqual(['couponHistory'])
  expect(screen.getByRole('dialog', { name: 'My coupons' })).toBeDefined()
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
  const { services, user } = open({ [list]: () => content(held) })
  await user.click(await screen.findByRole('button', { name: 'Use' }))
  expect(services.routes).toEqual(['/selectGoods'])
})

test('without coupons there is a way to the VIP centre', async () => {
  const { services, user } = open({ [list]: () => content([]) })
  await user.click(await screen.findByRole('button', { name: 'Go to VIP center' }))
  expect(services.routes).toEqual(['/userCenter'])
})

test('a coupon whose rate may be what is paid or what is taken off shows the rate as it was sent', async () => {
  open({ [list]: () => content([couponWire({ code: 'A', name: 'Twenty', discount_rate: 20 }), ...held]) })
  await screen.findByText('Twenty')
  expect(document.body.textContent).toContain('20%')
  expect(document.body.textContent).not.toContain('80%')
})

test.each<[string, ComponentType<{ readonly onClose: () => void }>]>([
  ['wallet', CouponWalletPopup],
  ['history', CouponHistoryPopup],
])('the %s closes when the session ends, so that nothing unseen stays over the page', (_what, Popup) => {
  const services = createFakeServices({ account: renHoshi, answers: { [list]: () => content(held) } })
  const onClose = vi.fn<() => void>()
  renderInStore(services, <Popup onClose={onClose} />)
  expect(onClose).not.toHaveBeenCalled()
  act(() => services.session.getState().logOut())
  expect(onClose).toHaveBeenCalled()
})
