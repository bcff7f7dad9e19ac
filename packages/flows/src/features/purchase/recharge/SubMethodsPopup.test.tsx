import { getPaywayList } from '@topup/api-client'
import { paywayWire, subPaymentWire } from '@topup/api-client/testing'
import { buildProduct } from '@topup/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { content } from '../../../testing/fakeApi.ts'
import { createFakeServices, renHoshi } from '../../../testing/fakeServices.ts'
import { renderInStore } from '../../../testing/renderInStore.tsx'
import { CheckoutProvider } from './useCheckout.tsx'
import { SubMethodsPopup } from './SubMethodsPopup.tsx'

afterEach(cleanup)

/** The banks of method 701, opened from a recharge where `chosen` is chosen; with `channels`, two of one payway id. */
async function openBanks(chosen: string, channels?: readonly [number, number]) {
  const bank = (payway_id: string, sort: 1 | 2) =>
    subPaymentWire({
      payway_id: channels === undefined ? payway_id : 'b',
      ...(channels !== undefined && { channel_id: channels[sort - 1] }),
      sort,
      name: `Bank ${sort}`,
    })
  const services = createFakeServices({
    account: renHoshi,
    answers: {
      [getPaywayList.path]: () =>
        content({
          country: {
            MY: [
              paywayWire({ payway_id: '700' }),
              paywayWire({ payway_id: '701', sub_payment: [bank('b1', 1), bank('b2', 2)] }),
            ],
          },
        }),
    },
  })
  const { recharge } = services
  await recharge.getState().open(buildProduct(), { withCoupons: false })
  const [key = '', subKey] = chosen.split('/')
  recharge.getState().choosePayment({ kind: 'methodChosen', key })
  if (subKey !== undefined) recharge.getState().choosePayment({ kind: 'subMethodChosen', key: subKey })
  const before = recharge.getState().payment.choice
  recharge.getState().choosePayment({ kind: 'methodChosen', key: '701' })
  const onClose = vi.fn<() => void>()
  await act(async () =>
    renderInStore(
      services,
      <CheckoutProvider>
        <SubMethodsPopup methodKey="701" onClose={onClose} />
      </CheckoutProvider>,
    ),
  )
  const choice = () => recharge.getState().payment.choice
  return { before, choice, onClose, recharge }
}

test.each(['700', '701/b2'])('whichever way it closes, %s stays chosen', async (chosen) => {
  const { before, choice } = await openBanks(chosen)
  expect(choice().kind).toBe('choosingSubMethod')
  cleanup()
  expect(before.kind).toBe('method')
  expect(choice()).toEqual(before)
})

test('of two channels with one payway id the one that is tapped pays', async () => {
  const { choice } = await openBanks('700', [11601, 11602])
  const [, second] = await screen.findAllByRole('radio')
  await act(async () => second?.click())
  expect(screen.getAllByRole('radio').map((row) => row.ariaChecked)).toEqual(['false', 'true'])
  await act(async () => screen.getAllByRole('button').at(-1)?.click())
  expect(choice()).toMatchObject({ picked: { subMethod: { channelId: 11602 } } })
})

test('the bank that was chosen before is marked', async () => {
  await openBanks('701/b2')
  const marks = (await screen.findAllByRole('radio')).map((row) => row.ariaChecked)
  expect(marks).toEqual(['false', 'true'])
})

test('it closes when its method is no longer listed', async () => {
  const { onClose, recharge } = await openBanks('700')
  expect(onClose).not.toHaveBeenCalled()
  act(() => recharge.setState(({ payment }) => ({ payment: { ...payment, regions: [] } })))
  expect(onClose).toHaveBeenCalled()
})
