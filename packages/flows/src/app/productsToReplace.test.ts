import { goodsGroupWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { content, held } from '../testing/fakeApi.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import { flush, pass } from '../testing/flush.ts'
import { heldBackMs, productsToReplace } from './productsToReplace.ts'

/** A store whose list of products comes when it is answered. */
function waitingStore() {
  const list = held()
  const services = createFakeServices({ answers: { '/api/pay/productPoints': list.endpoint } })
  void services.catalogue.getState().loadProducts()
  let isOver = false
  void productsToReplace(services, () => Promise.reject(new Error('gone'))).then(() => (isOver = true))
  const isLate = () => services.catalogue.getState().isLate
  return { ...services, answer: () => list.answer(content([goodsGroupWire()])), isOver: () => isOver, isLate }
}

test('products that come in time end the wait, and no later list is called late for it', async () => {
  const { clock, catalogue, answer, isOver, isLate } = waitingStore()
  await pass(clock, heldBackMs - 1)
  expect(isOver()).toBe(false)
  answer()
  await flush()
  expect(isOver()).toBe(true)
  catalogue.setState({ products: { kind: 'loading' } })
  await pass(clock, heldBackMs)
  expect(isLate()).toBe(false)
})

test('products that are late hold the store back no longer, whatever else does not come', async () => {
  const { clock, isOver, isLate } = waitingStore()
  await pass(clock, heldBackMs / 2)
  await pass(clock, heldBackMs / 2)
  expect(isOver()).toBe(true)
  expect(isLate()).toBe(true)
})
