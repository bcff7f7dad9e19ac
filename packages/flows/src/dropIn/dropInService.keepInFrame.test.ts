// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { createServiceClock } from '../platform/serviceClock.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { createFakeStorage } from '../testing/fakeStorage.ts'
import { flush } from '../testing/flush.ts'
import { createBrandStorage } from '../platform/brandStorage.ts'
import { keepInFrame } from './dropInService.ts'
import { keptHandover } from './handover.ts'
import { keepForTab } from './payDocument/receiveHandover.ts'
import { fakeDropIn } from '../testing/fakeDropInStore.ts'

const payOrigin = 'https://secure.store.example'
const storeOrigin = 'https://pay.store.example'

const handover = {
  billingNo: 'B1',
  ...fakeDropIn,
  payUrl: null,
  language: 'en',
  game: null,
  product: null,
  role: null,
  server: null,
  amount: null,
} as const

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

/** A store that lets the pay document keep an order, and what the frame of that document says to it. */
function keep() {
  const clock = createFakeClock()
  let asks: Window | null = null
  const result = keepInFrame({
    browser: window,
    clock,
    payOrigin,
    onFrame: (frame) => {
      asks = frame
    },
  })
  const say = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, source: asks, origin: payOrigin, ...from }))
  return { clock, result, say, asks: () => asks }
}

const frames = () => [...document.querySelectorAll('iframe')]

test('the document comes in a frame that nobody sees, at an address without the order', async () => {
  const { result, say, asks } = keep()
  const [frame] = frames()
  expect(frame?.src).toBe(`${payOrigin}/pay.html`)
  expect(frame?.hidden).toBe(true)
  expect(asks()).toBe(frame?.contentWindow)
  say({ kind: 'payDocumentKept', isKept: true })
  expect(await result).toBe('kept')
  expect(frames()).toEqual([])
})

test.each([false, undefined])('a document that says %s of keeping the order could not', async (isKept) => {
  const { result, say } = keep()
  say({ kind: 'payDocumentKept', isKept })
  expect(await result).toBe('refused')
})

test('only the frame itself at its own origin is heard; one that says nothing is silent', async () => {
  const { clock, result, say } = keep()
  const kept = { kind: 'payDocumentKept', isKept: true }
  say(kept, { origin: 'https://evil.example' })
  say(kept, { origin: storeOrigin })
  say(kept, { source: window })
  say(kept, { source: null })
  say({ kind: 'payDocumentKept', isKept: 'true' })
  say('payDocumentKept')
  await flush()
  clock.advance(10_000)
  expect(await result).toBe('silent')
  expect(frames()).toEqual([])
})

/** The pay document in a frame of a store that answers with the order. */
async function keptInFrame(storage = createFakeStorage()) {
  const clock = createFakeClock()
  const tab = createBrandStorage('store', storage, clock)
  tab.write('payWindow', true)
  const heard: unknown[] = []
  const listeners = new Set<(event: object) => void>()
  const parent = {
    postMessage: (data: { kind: string; nonce?: string }, targetOrigin: string) => {
      heard.push([data.kind, targetOrigin])
      if (data.kind !== 'payDocumentReady') return void heard.push(data)
      const answer = { kind: 'handover', handover, nonce: data.nonce }
      for (const listener of listeners) listener({ source: parent, origin: storeOrigin, data: answer })
    },
  }
  const browser = {
    parent,
    addEventListener: (_kind: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_kind: string, listener: (event: object) => void) => listeners.delete(listener),
  } as unknown as Window
  await keepForTab({
    browser,
    tab,
    clock,
    serviceClock: createServiceClock(clock),
    storeOrigins: [storeOrigin],
  })
  return { tab, heard }
}

test('in the frame the document asks its store, keeps the order for the tab, and says so', async () => {
  const { tab, heard } = await keptInFrame()
  expect(keptHandover(tab, 'B1')).toEqual(handover)
  expect(heard).toEqual([
    ['payDocumentReady', storeOrigin],
    ['payDocumentKept', storeOrigin],
    { kind: 'payDocumentKept', isKept: true },
  ])
  // The tab is the store: "back" leads there and closes nothing.
  expect(tab.read('payWindow', Boolean)).toBeNull()
})

test('a frame whose storage is refused says that it kept nothing', async () => {
  const storage = createFakeStorage()
  storage.refuse(['setItem'])
  const { heard } = await keptInFrame(storage)
  expect(heard.at(-1)).toEqual({ kind: 'payDocumentKept', isKept: false })
})
