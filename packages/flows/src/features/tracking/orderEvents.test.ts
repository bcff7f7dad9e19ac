// @vitest-environment jsdom
import { trackOrder } from '@topup/api-client'
import { externalOrder, nothingReported, ownOrder } from '@topup/domain'
import { buildIntended, buildOrdered, buildPurchaseSnapshot } from '@topup/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { createFakeStorage } from '../../testing/fakeStorage.ts'
import { startOrderEvents } from './orderEvents.ts'

/** Lets requests that were made be read by the host. */
const arrive = () => new Promise((resolve) => setImmediate(resolve))

/** A page whose idle moments the test controls. */
function start({
  services = createFakeServices(),
  answer = () => Promise.resolve(new Response('{"code":1}')),
}: {
  readonly services?: ReturnType<typeof createFakeServices>
  /** What the data host does with each request. */
  readonly answer?: () => Promise<Response>
} = {}) {
  const sent: URLSearchParams[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const request = input as Request
    const { origin, pathname } = new URL(request.url)
    expect([origin, pathname]).toEqual([services.deployment.dataOrigin, trackOrder.path])
    const text = request.text()
    void text.then((form) => sent.push(new URLSearchParams(form)))
    return answer()
  }
  const idle: (() => void)[] = []
  const network = { onLine: true }
  const browser = Object.assign(new EventTarget(), { navigator: network })
  startOrderEvents(services, {
    browser: browser as unknown as Window,
    whenIdle: (task) => void idle.push(task),
    fetch,
  })
  return {
    services,
    sent,
    rest: async () => {
      for (const task of idle.splice(0)) task()
      await arrive()
    },
    leave: () => browser.dispatchEvent(new Event('pagehide')),
    goOffline: () => void (network.onLine = false),
    goOnline: () => {
      network.onLine = true
      browser.dispatchEvent(new Event('online'))
    },
  }
}

/** The journal learns the number of a tap of this device. */
const number = (services: ReturnType<typeof createFakeServices>, billingNo: string) =>
  services.journal.getState().record({
    kind: 'billingNoReceived',
    snapshot: buildPurchaseSnapshot({ intentId: `intent of ${billingNo}` }),
    billingNo,
    payUrl: null,
    apiOrigin: 'https://api.store.example',
    origin: ownOrder,
  })

type Page = ReturnType<typeof start>
const numbersOf = ({ sent }: Page) =>
  sent.map((form) => (JSON.parse(form.get('data') ?? '{}') as { billingNo?: string }).billingNo)
/** Each rest is longer than the lease between tabs takes. */
const restAWhile = async ({ rest, services }: Page, ms = 60) => {
  for (let rests = 0; rests < 6; rests += 1) {
    await rest()
    services.clock.advance(ms)
  }
}

test('an order is event 18 with the data of its purchase, once, however often its number comes', async () => {
  const page = start()
  number(page.services, 'B1')
  number(page.services, 'B1')
  await restAWhile(page)
  number(page.services, 'B1')
  await restAWhile(page)
  expect(numbersOf(page)).toEqual(['B1'])
  const [form] = page.sent
  expect([form?.get('event'), form?.get('app_id')]).toEqual(['18', 'app'])
  expect(JSON.parse(String(form?.get('data')))).toMatchObject({ billingNo: 'B1', payable: 4.99 })
  expect(page.services.journal.getState().journal[0]?.times?.tracked).toBe('sent')
})

test('an order whose page died before it was sent goes out with the next visit, once', async () => {
  const storage = createFakeStorage()
  number(createFakeServices({ storage }), 'B1')
  const next = start({ services: createFakeServices({ storage }) })
  await restAWhile(next)
  expect(numbersOf(next)).toEqual(['B1'])
  const third = start({ services: createFakeServices({ storage }) })
  await restAWhile(third)
  expect(numbersOf(third)).toEqual([])
})

test('an order whose number only the next visit learns is sent by it', async () => {
  const page = start({ services: createFakeServices({ journal: [buildIntended('intent of B1')] }) })
  await restAWhile(page)
  expect(numbersOf(page)).toEqual([])
  number(page.services, 'B1')
  await restAWhile(page)
  expect(numbersOf(page)).toEqual(['B1'])
})

test.each([
  ['of an earlier release', buildOrdered('B1')],
  ['of another device', { ...buildOrdered('B1'), origin: externalOrder(nothingReported) }],
  ['that was never made', buildIntended('i1')],
])('an order %s is not sent', async (_what, entry) => {
  const page = start({ services: createFakeServices({ journal: [entry] }) })
  await restAWhile(page)
  expect(numbersOf(page)).toEqual([])
})

test('an order is sent by one of two tabs', async () => {
  const storage = createFakeStorage()
  number(createFakeServices({ storage }), 'B1')
  const open = () => start({ services: createFakeServices({ storage }) })
  const pages = [open(), open()]
  for (let rests = 0; rests < 6; rests += 1) {
    for (const page of pages) await page.rest()
    for (const page of pages) page.services.clock.advance(60)
  }
  expect(pages.flatMap(numbersOf)).toEqual(['B1'])
})

test('an order that the data host did not take is tried three times, and again in the next visit', async () => {
  const storage = createFakeStorage()
  const answer = () => Promise.resolve(new Response('', { status: 503 }))
  const page = start({ services: createFakeServices({ storage }), answer })
  number(page.services, 'B1')
  for (let tries = 0; tries < 3; tries += 1) await restAWhile(page, 4000)
  expect(numbersOf(page)).toEqual(['B1', 'B1', 'B1'])
  const next = start({ services: createFakeServices({ storage }) })
  await restAWhile(next)
  expect(numbersOf(next)).toEqual(['B1'])
})

test.each([
  ['waits for its turn', false],
  ['is on its way', true],
])('an order that %s when the page closes goes out once', async (_when, isOnItsWay) => {
  const storage = createFakeStorage()
  const answer = () => new Promise<Response>(() => undefined)
  const page = start({ services: createFakeServices({ storage }), answer })
  number(page.services, 'B1')
  if (isOnItsWay) await restAWhile(page)
  page.leave()
  await arrive()
  expect(numbersOf(page)).toEqual(['B1'])
  const next = start({ services: createFakeServices({ storage }) })
  await restAWhile(next)
  expect(numbersOf(next)).toEqual([])
})

test('an order goes out once when all tabs close together', async () => {
  const storage = createFakeStorage()
  number(createFakeServices({ storage }), 'B1')
  const open = () => start({ services: createFakeServices({ storage }) })
  const pages = [open(), open()]
  for (const page of pages) page.leave()
  await arrive()
  expect(pages.flatMap(numbersOf)).toEqual(['B1'])
})

test('an order stays owed when the page closes while the data host is in trouble', async () => {
  const storage = createFakeStorage()
  const answer = () => Promise.resolve(new Response('', { status: 503 }))
  const page = start({ services: createFakeServices({ storage }), answer })
  number(page.services, 'B1')
  await restAWhile(page)
  number(page.services, 'B2')
  page.leave()
  await arrive()
  expect(numbersOf(page)).toEqual(['B1'])
  const next = start({ services: createFakeServices({ storage }) })
  await restAWhile(next)
  expect(numbersOf(next)).toEqual(['B1', 'B2'])
})

test('an order stays owed when the page closes without a network', async () => {
  const storage = createFakeStorage()
  const page = start({ services: createFakeServices({ storage }) })
  await restAWhile(page)
  page.goOffline()
  number(page.services, 'B1')
  page.leave()
  await arrive()
  expect(numbersOf(page)).toEqual([])
  const next = start({ services: createFakeServices({ storage }) })
  await restAWhile(next)
  expect(numbersOf(next)).toEqual(['B1'])
})
test('an order that came without a network is sent when there is one', async () => {
  const page = start()
  page.goOffline()
  number(page.services, 'B1')
  await restAWhile(page)
  expect(numbersOf(page)).toEqual([])
  page.goOnline()
  await restAWhile(page)
  expect(numbersOf(page)).toEqual(['B1'])
})

test('whatever tabs open, die and are left in between, each order is told of exactly once', async () => {
  const act = fc.constantFrom('open', 'order', 'rest', 'leave', 'die')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, fc.nat(2)), { maxLength: 14 }), async (acts) => {
      const storage = createFakeStorage()
      const all: Page[] = []
      const open = () => {
        const page = start({ services: createFakeServices({ storage }) })
        all.push(page)
        return page
      }
      let living = [open()]
      let orders = 0
      for (const [what, which] of acts) {
        const page = living[which % Math.max(1, living.length)]
        if (what === 'open' || page === undefined) living.push(open())
        else if (what === 'order') number(page.services, `B${(orders += 1)}`)
        else if (what === 'rest') await restAWhile(page)
        else {
          if (what === 'leave') page.leave()
          await arrive()
          living = living.filter((other) => other !== page)
        }
      }
      await restAWhile(open())
      await restAWhile(open())
      const wanted = Array.from({ length: orders }, (_, index) => `B${index + 1}`)
      const told = all.flatMap(numbersOf)
      expect(told).toHaveLength(orders)
      expect(new Set(told)).toEqual(new Set(wanted))
    }),
    { numRuns: 40 },
  )
})
