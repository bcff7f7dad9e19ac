import { expect, test } from 'vitest'
import { fakeDropIn, openFakeDropInStore } from '../../testing/fakeDropInStore.ts'
import { flush } from '../../testing/flush.ts'
import { leave } from './payForm.ts'
import { receiveHandover, storeAddress } from './receiveHandover.ts'

const payOrigin = 'https://secure.store.example'
const storeOrigins = ['https://www.store.example', 'https://pay.store.example']

const openWorld = () => openFakeDropInStore(undefined, payOrigin)

const receive = ({ pay, payTab, clock, payServiceClock }: ReturnType<typeof openFakeDropInStore>) =>
  receiveHandover({ browser: pay.window, tab: payTab, clock, serviceClock: payServiceClock, storeOrigins })

test('the store opens the pay document at its own origin and hands the order over to exactly that one', async () => {
  const world = openWorld()
  world.open()
  expect(world.pay.steps).toEqual([`${payOrigin}/pay.html#B1`])
  const received = await receive(world)
  expect(received?.handover).toMatchObject({ billingNo: 'B1', ...fakeDropIn })
  expect(world.posted.filter(({ to }) => to === 'pay').map(({ targetOrigin }) => targetOrigin)).toEqual([
    payOrigin,
  ])
  expect(world.pay.window.opener).toBeNull()
})

test('the question names each origin of the store, and holds nothing but a nonce', async () => {
  const world = openWorld()
  world.open()
  await receive(world)
  const asked = world.posted.filter(({ to }) => to === 'store')
  expect(asked.map(({ targetOrigin }) => targetOrigin)).toEqual(storeOrigins)
  for (const { data } of asked)
    expect(data).toEqual({
      kind: 'payDocumentReady',
      nonce: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
    })
})

test('the end is told to the origin that handed over, and the store queries its order', async () => {
  const world = openWorld()
  world.open()
  const received = await receive(world)
  received?.sayDone()
  expect(world.asked).toEqual(['B1'])
  expect(world.posted.at(-1)).toEqual({
    to: 'store',
    data: { kind: 'payDocumentDone' },
    targetOrigin: 'https://pay.store.example',
  })
})

test('nothing of the store but the order is handed over: no session, no token', async () => {
  const world = openWorld()
  world.open()
  const received = await receive(world)
  expect(Object.keys(received?.handover ?? {}).sort()).toEqual([
    'amount',
    'billingNo',
    'game',
    'language',
    'parameters',
    'payUrl',
    'product',
    'provider',
    'role',
    'server',
  ])
})

test('two stores share nothing: what the pay document keeps is in its own storage alone', async () => {
  const world = openWorld()
  world.open()
  await receive(world)
  expect([...world.payTab.keys('')].sort()).toEqual(['dropIn.B1', 'payWindow', 'storeOrigin'])
  expect(world.storeTab.keys('')).toEqual(['dropIn.B1'])
})

test.each([
  ['of another origin', { origin: 'https://pay.store.example.evil.example' }, {}],
  ['of the pay document’s own origin', { origin: payOrigin }, {}],
  ['of another window', { source: {} as Window }, {}],
  ['without the nonce', {}, { nonce: null }],
  ['with the nonce of another question', {}, { nonce: '0'.repeat(32) }],
])('an answer %s is not taken', async (_which, message, part) => {
  const world = openWorld()
  world.open()
  const first = await receive(world)
  const fresh = openWorld()
  const waiting = receive(fresh)
  const { nonce } = (fresh.posted[0]?.data as { nonce: string } | undefined) ?? { nonce: '' }
  const data = { kind: 'handover', handover: first?.handover, nonce, ...part }
  fresh.pay.hear({ data, source: fresh.seenStore as unknown as Window, ...message })
  await flush()
  fresh.clock.advance(10_000)
  expect(await waiting).toBeNull()
})

test('after a reload the document uses what its tab keeps, and knows the way back to its store', async () => {
  const world = openWorld()
  world.open()
  await receive(world)
  const again = await receive(world)
  expect(again?.handover.parameters).toEqual(fakeDropIn.parameters)
  const store = storeAddress({ tab: world.payTab, storeOrigins })
  expect(store).toBe('https://pay.store.example/')
  leave(world.pay.window, { isOwnWindow: false, store })
  expect(world.pay.steps.at(-1)).toBe('https://pay.store.example/')
})

test.each([null, 'https://evil.example', 'javascript:alert(1)//'])(
  'with %j in its storage the way back leads to the first origin of the store',
  (kept) => {
    const { payTab } = openWorld()
    payTab.write('storeOrigin', kept)
    expect(storeAddress({ tab: payTab, storeOrigins })).toBe('https://www.store.example/')
  },
)

test('the store gives nothing to its own origin when the pay document has another', () => {
  const world = openWorld()
  world.open()
  const data = { kind: 'payDocumentReady', nonce: 'n' }
  for (const origin of ['https://pay.store.example', 'null', `${payOrigin}.evil.example`])
    world.store.hear({ data, source: world.seenPay, origin })
  expect(world.posted).toEqual([])
})
