// @vitest-environment jsdom
import { trackEvent, trackOrder } from '@topup/api-client'
import type { ApiError } from '@topup/api-client'
import { buildPurchaseSnapshot } from '@topup/domain/testing'
import { describe, expect, test } from 'vitest'
import { held, unreachable } from '../../testing/fakeApi.ts'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { flush, pass } from '../../testing/flush.ts'
import { startSending } from './startSending.ts'
import { createTracking } from '../../store/state/tracking.ts'
import type { Noted } from '../../store/state/tracking.ts'

interface Setup {
  readonly services?: ReturnType<typeof createFakeServices>
  readonly isInstalled?: boolean
}

/** A page whose idle moments the test controls. */
async function start({ services = createFakeServices(), isInstalled = false }: Setup = {}) {
  const idle: (() => void)[] = []
  const browser = new EventTarget()
  const network = { onLine: true }
  const page = Object.assign(browser, {
    navigator: network,
    matchMedia: () => ({ matches: isInstalled }),
  }) as unknown as Window
  let queue: Noted[] = []
  const tracking = createTracking({
    session: services.session,
    selection: services.selection,
    route: () => '/selectGoods',
    loadSending: async (noted, failures) => {
      queue = noted
      const whenIdle = (task: () => void) => void idle.push(task)
      return startSending({ ...services, tracking }, { queue: noted, failures }, { browser: page, whenIdle })
    },
  })
  tracking.start()
  await flush()
  const rest = async () => {
    for (const task of idle.splice(0)) task()
    await flush()
  }
  const sent = () => services.api.callsTo(trackEvent.path).map(({ request }) => request['event'])
  return {
    services,
    tracking,
    rest,
    sent,
    left: () => queue.length,
    leave: () => browser.dispatchEvent(new Event('pagehide')),
    goOffline: () => void (network.onLine = false),
    goOnline: () => {
      network.onLine = true
      browser.dispatchEvent(new Event('online'))
    },
    failures: () => services.api.callsTo(trackEvent.path).map(({ request }) => failuresIn(request['base'])),
  }
}

const failuresIn = (base: unknown): unknown => (JSON.parse(String(base)) as { failures?: string }).failures

const productsFailed: ApiError = {
  kind: 'network',
  endpoint: '/api/pay/productPoints',
  hostsTried: ['https://api.store.example'],
  mayHaveTakenEffect: false,
}

describe('a failure', () => {
  test('that no event of the visit reports is sent with the first one of the next visit, once', async () => {
    const services = createFakeServices()
    const first = await start({ services })
    first.tracking.track('viewPage')
    await first.rest()
    first.tracking.noteFailure(productsFailed)
    first.leave()
    const second = await start({ services })
    second.tracking.track('viewPage')
    second.tracking.track('clickBuy')
    for (let rests = 0; rests < 3; rests += 1) await second.rest()
    expect(second.failures()).toEqual([undefined, 'network /api/pay/productPoints', undefined])
    second.leave()
    const third = await start({ services })
    third.tracking.track('viewPage')
    await third.rest()
    expect(third.failures().at(-1)).toBeUndefined()
  })

  test('without a network waits for one, and is then sent once', async () => {
    const { tracking, rest, goOffline, goOnline, failures, sent } = await start()
    await rest()
    goOffline()
    tracking.noteFailure(productsFailed)
    tracking.track('viewPage')
    await rest()
    expect(sent()).toEqual([])
    goOnline()
    await rest()
    await rest()
    expect(failures()).toEqual(['network /api/pay/productPoints'])
  })

  test('of a visit that ends without a network is kept, even if an event already included it', async () => {
    const services = createFakeServices()
    const { tracking, rest, goOffline, leave, sent } = await start({ services })
    await rest()
    goOffline()
    tracking.noteFailure(productsFailed)
    tracking.track('viewPage')
    leave()
    expect(sent()).toEqual([])
    const next = await start({ services })
    next.tracking.track('viewPage')
    await next.rest()
    expect(next.failures()).toEqual(['network /api/pay/productPoints'])
  })
})

test.each([
  ['a token in place of a path', ['network token-1']],
  ['an address', ['network https://evil.example/']],
  ['another word', ['hello /api/pay/productPoints']],
  ['no text', [5, null, {}]],
  ['no list', 'network /api/pay/productPoints'],
])('%s in storage is not reported', async (_what, stored) => {
  const services = createFakeServices()
  services.brandStorage.write('failures', stored)
  const { tracking, rest, failures } = await start({ services })
  tracking.track('viewPage')
  await rest()
  expect(failures()).toEqual([undefined])
})

test('nothing is sent inside a tap: only when the page is idle, one after the other', async () => {
  const { tracking, rest, sent } = await start()
  await rest()
  tracking.track('clickBuy')
  tracking.track('clickPay')
  await flush()
  expect(sent()).toEqual([])
  await rest()
  expect(sent()).toEqual(['clickBuy'])
  await rest()
  expect(sent()).toEqual(['clickBuy', 'clickPay'])
})

test('an order is event 18 with the data of its purchase', async () => {
  const { services, tracking, rest } = await start()
  tracking.trackOrder(buildPurchaseSnapshot(), 'B1')
  await rest()
  const [call] = services.api.callsTo(trackOrder.path)
  expect(call?.request).toMatchObject({ event: '18', app_id: 'app' })
  expect(JSON.parse(String(call?.request['data']))).toMatchObject({ billingNo: 'B1', payable: 4.99 })
})

test('an event that fails is not sent again, and the next one goes out', async () => {
  const { services, tracking, rest, sent } = await start()
  services.api.answer(trackEvent.path, unreachable)
  tracking.track('clickBuy')
  tracking.track('clickPay')
  for (let rests = 0; rests < 5; rests += 1) await rest()
  expect(sent()).toEqual(['clickBuy', 'clickPay'])
})

test('a silent host delays one event at a time, for 4 s each, and is then given up on', async () => {
  const { services, tracking, rest, sent } = await start()
  services.api.answer(trackEvent.path, held().endpoint)
  tracking.track('clickBuy')
  tracking.track('clickPay')
  await rest()
  expect(services.api.callsTo(trackEvent.path)[0]?.signal?.aborted).toBe(false)
  await pass(services.clock, 4000)
  expect(services.api.callsTo(trackEvent.path)[0]?.signal?.aborted).toBe(true)
  expect(sent()).toEqual(['clickBuy'])
})

test('what is left when the page closes is sent at once', async () => {
  const { tracking, sent, left, leave } = await start()
  tracking.track('clickBuy')
  tracking.track('clickPay')
  leave()
  expect([sent(), left()]).toEqual([['clickBuy', 'clickPay'], 0])
})

test('an installed app is tracked when a visit starts, not when it is reloaded', async () => {
  const services = createFakeServices()
  const open = async () => {
    const page = await start({ services, isInstalled: true })
    await page.rest()
    return page.sent()
  }
  expect(await open()).toEqual(['pwa'])
  services.clock.advance(29 * 60_000)
  expect(await open()).toEqual(['pwa'])
  services.clock.advance(31 * 60_000)
  expect(await open()).toEqual(['pwa', 'pwa'])
})

test('a page in the browser is no installed app', async () => {
  const { rest, sent } = await start()
  await rest()
  expect(sent()).toEqual([])
})
