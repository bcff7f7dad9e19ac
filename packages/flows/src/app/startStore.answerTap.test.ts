// @vitest-environment jsdom
import { goodsGroupWire, goodsWire } from '@topup/api-client/testing'
import { expect, test, vi } from 'vitest'
import type { EarlySheet } from '../early/earlyVisit.ts'
import { content } from '../testing/fakeApi.ts'
import { createFakeServices } from '../testing/fakeServices.ts'
import { flush } from '../testing/flush.ts'
import { answerTap } from './startStore.tsx'

// It belongs to the window, which other tests share; `openSheet.test.ts` tries the two together.
vi.mock('../popups/closeOnBack.ts', () => ({ closeOnBack: () => () => undefined }))

const goods = [goodsWire({ value: 'g1', display: '680 Crystals' })]
const code = { popups: () => Promise.resolve(), purchase: () => Promise.resolve() }

async function store() {
  const services = createFakeServices({
    answers: { '/api/pay/productPoints': () => content([goodsGroupWire({ goods })]) },
  })
  await services.catalogue.getState().loadProducts()
  const said = () => services.toasts.getState().messages.map(({ text }) => text)
  const opened = () => services.popups.getState().open
  const chosen = () => services.selection.getState().selection.productId
  return { services, said, opened, chosen }
}

const tapOn = (productId: string, sheet: EarlySheet | null = null) =>
  ({ kind: 'product', productId, name: productId === 'g1' ? '680 Crystals' : '60 Crystals', sheet }) as const

/** A sheet that is open until it is closed. */
function fakeSheet() {
  let state = 'open'
  const sheet: EarlySheet = {
    isOpen: () => state === 'open',
    close: () => {
      state = 'closed'
    },
    giveWay: () => null,
  }
  return { sheet, state: () => state }
}

test('a product that was tapped before the store was there is opened', async () => {
  const { services, said, opened } = await store()
  answerTap(services, tapOn('g1'), code)
  // At once: nothing else may open first.
  expect(opened()).toHaveLength(1)
  expect(said()).toEqual([])
})

test('a product of the last visit that is no longer sold is named, and nothing opens', async () => {
  const { services, said, opened } = await store()
  answerTap(services, tapOn('g0'), code)
  expect(opened()).toEqual([])
  expect(said()).toEqual(['No longer available: 60 Crystals. Choose another product.'])
})

test('while today’s products are loading a tap says so', async () => {
  const { services, said, opened } = await store()
  services.catalogue.setState({ products: { kind: 'loading' } })
  answerTap(services, tapOn('g1'), code)
  expect(opened()).toEqual([])
  expect(said()).toEqual(['You can buy once prices are checked.'])
})

test('the popup opens where the sheet stands, once its code is there', async () => {
  const { services, opened } = await store()
  const { sheet, state } = fakeSheet()
  let arrive = () => {}
  let isAsked = false
  const popups = () =>
    new Promise<void>((resolve) => {
      isAsked = true
      arrive = resolve
    })
  answerTap(services, tapOn('g1', sheet), { ...code, popups })
  await expect.poll(() => isAsked).toBe(true)
  expect(opened()).toEqual([])
  arrive()
  await expect.poll(opened).toMatchObject([{ kind: 'login', continues: true }])
  expect(state(), 'until the popup is drawn').toBe('open')
})

test('a player who has closed the sheet has chosen the product, and nothing opens', async () => {
  const { services, opened, chosen } = await store()
  const { sheet } = fakeSheet()
  sheet.close()
  answerTap(services, tapOn('g1', sheet), code)
  await expect.poll(chosen).toBe('g1')
  expect(opened()).toEqual([])
})

test('a player who has closed the sheet and chosen another product keeps that one', async () => {
  const { services, chosen } = await store()
  const { sheet } = fakeSheet()
  sheet.close()
  let isAsked = false
  const popups = async () => {
    await flush()
    isAsked = true
  }
  answerTap(services, tapOn('g1', sheet), { ...code, popups })
  services.selection.getState().change((held) => ({ ...held, productId: 'g2' }))
  await expect.poll(() => isAsked).toBe(true)
  await flush()
  expect(chosen()).toBe('g2')
})

test('the sheet of a product that is not sold any more closes, and the page says why', async () => {
  const { services, said, opened } = await store()
  const { sheet, state } = fakeSheet()
  answerTap(services, tapOn('g0', sheet), code)
  await expect.poll(state).toBe('closed')
  expect(opened()).toEqual([])
  expect(said()).toHaveLength(1)
})

test('where another popup opens meanwhile, the product is chosen and its popup stays closed', async () => {
  const { services, opened, chosen } = await store()
  const { sheet } = fakeSheet()
  answerTap(services, tapOn('g1', sheet), code)
  services.popups.getState().push({ kind: 'language' })
  await expect.poll(chosen).toBe('g1')
  expect(opened()).toMatchObject([{ kind: 'language' }])
})

test('where the code of popups is lost, the popup opens all the same and says so', async () => {
  const { services, opened } = await store()
  const popups = () => Promise.reject(new Error('lost'))
  answerTap(services, tapOn('g1', fakeSheet().sheet), { ...code, popups })
  await expect.poll(opened).toHaveLength(1)
})

test('a sheet over goods of the last visit waits until today’s are known', async () => {
  const { services, opened } = await store()
  const { products } = services.catalogue.getState()
  services.catalogue.setState({ products: { kind: 'loading' } })
  const { sheet, state } = fakeSheet()
  answerTap(services, tapOn('g1', sheet), code)
  await flush()
  expect([opened(), state()]).toEqual([[], 'open'])
  services.catalogue.setState({ products })
  await expect.poll(opened).toHaveLength(1)
})

test('today’s products cannot be loaded: the page says so already', async () => {
  const { services, said, opened } = await store()
  services.catalogue.setState({ products: { kind: 'failed', error: { kind: 'network' } as never } })
  answerTap(services, tapOn('g1'), code)
  expect([opened(), said()]).toEqual([[], []])
})
