import { getOrderInfo } from '@topup/api-client'
import { buildOrdered } from '@topup/domain/testing'
import { expect, test } from 'vitest'
import { isFormEnded, markFormEnded } from '../../../dropIn/handover.ts'
import { rejection } from '../../../testing/fakeApi.ts'
import type { OpenedHere } from '../../../dropIn/dropInService.ts'
import { createFakeDropIns } from '../../../testing/fakeDropIns.ts'
import { createBrandStorage } from '../../../platform/brandStorage.ts'
import { createFakeStorage } from '../../../testing/fakeStorage.ts'
import { createFakeServices } from '../../../testing/fakeServices.ts'
import { payByDropIn } from './results.ts'

/** A tap on "to pay" for the order B1, in a browser that opens no second window. */
async function tap(kept: readonly string[], tabStorage = createFakeStorage(), opened?: OpenedHere) {
  const services = createFakeServices({
    journal: [buildOrdered('B1')],
    answers: { [getOrderInfo.path]: () => rejection(-3031, '') },
  })
  const checkout = await services.loadCheckout()
  const dropIns = createFakeDropIns(kept, 'free', opened)
  const tab = createBrandStorage('store', tabStorage, services.clock)
  markFormEnded(tab, 'B1')
  let wasOver: boolean | null = null
  const openPayWindow = () => {
    wasOver = isFormEnded(tab, 'B1')
    return null
  }
  const placing = { ...checkout.placing, dropIns, openPayWindow }
  payByDropIn({ ...checkout, tab, placing }, 'B1')
  const toasts = () => services.toasts.getState().messages.map(({ text }) => text)
  return { steps: dropIns.steps, toasts, wasOver, asked: () => services.api.callsTo(getOrderInfo.path) }
}

test('without a second window, the tab itself goes to the pay document', async () => {
  const { steps, asked } = await tap(['B1'])
  expect(steps).toEqual(['openHere B1'])
  expect(asked()).toEqual([])
})

test('a form that was over in this tab can be used again in the window, which starts with a copy of its storage', async () => {
  const { wasOver } = await tap(['B1'])
  expect(wasOver).toBe(false)
})

test('a tab that keeps nothing stays in the store and says why: it would arrive there without the order', async () => {
  const full = createFakeStorage()
  full.refuse(['setItem'])
  const { steps, toasts, asked } = await tap(['B1'], full)
  expect(steps).toEqual([])
  expect(toasts()).toEqual([expect.stringContaining('Allow cookies')])
  expect(asked()).toEqual([])
})

test.each([
  ['leaving', []],
  ['blocked', [expect.stringContaining('Allow cookies')]],
  ['silent', ["We couldn't load the payment form"]],
] as const)('a tab that is %s says why it stays', async (opened, said) => {
  const { toasts } = await tap(['B1'], undefined, opened)
  await expect.poll(toasts).toEqual(said)
})

test('an order whose session has ended since it was offered is queried, and the store stays open', async () => {
  const { steps, asked } = await tap([])
  expect(steps).toEqual([])
  await expect.poll(asked).toMatchObject([{ request: { billing_no: 'B1' } }])
})
