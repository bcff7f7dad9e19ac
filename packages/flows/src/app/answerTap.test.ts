import { goodsGroupWire, goodsWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { content } from '../testing/fakeApi.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import { answerTap } from './answerTap.ts'

const goods = [goodsWire({ value: 'g1', display: '680 Crystals' })]

async function store() {
  const services = createFakeServices({
    answers: { '/api/pay/productPoints': () => content([goodsGroupWire({ goods })]) },
  })
  await services.catalogue.getState().loadProducts()
  const said = () => services.toasts.getState().messages.map(({ text }) => text)
  const opened = () => services.popups.getState().open.length
  return { services, said, opened }
}

test('a product that was tapped before the store was there is opened', async () => {
  const { services, said, opened } = await store()
  answerTap(services, { kind: 'product', productId: 'g1', name: '680 Crystals' })
  expect(opened()).toBe(1)
  expect(said()).toEqual([])
})

test('a product of the last visit that is no longer sold is named, and nothing opens', async () => {
  const { services, said, opened } = await store()
  answerTap(services, { kind: 'product', productId: 'g0', name: '60 Crystals' })
  expect(opened()).toBe(0)
  expect(said()).toEqual(['60 Crystals is no longer available. Choose another product.'])
})

test('while nobody knows what is sold today a tap says so', async () => {
  const { services, said, opened } = await store()
  services.catalogue.setState({ products: { kind: 'loading' } })
  answerTap(services, { kind: 'product', productId: 'g1', name: '680 Crystals' })
  expect(opened()).toBe(0)
  expect(said()).toHaveLength(1)
})
