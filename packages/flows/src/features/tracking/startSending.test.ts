// @vitest-environment jsdom
import { trackEvent } from '@topup/api-client'
import type { ApiError } from '@topup/api-client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { flush } from '../../testing/flush.ts'
import { startSending } from './startSending.ts'
import { createTracking } from '../../store/state/tracking.ts'
import type { Noted } from '../../store/state/tracking.ts'

interface Setup {
  readonly services?: ReturnType<typeof createFakeServices>
  readonly isInstalled?: boolean
  /** What the data host does with each request. */
  readonly answer?: () => Promise<Response>
}

/** Lets requests that were made be read by the host. */
const arrive = () => new Promise((resolve) => setImmediate(resolve))

const welcomed = () => Promise.resolve(new Response('{"code":1}'))

/** A page whose idle moments the test controls. */
async function start({
  services = createFakeServices(),
  isInstalled = false,
  answer = welcomed,
}: Setup = {}) {
  const asked: {
    readonly path: string
    form: URLSearchParams
    readonly signal: AbortSignal | null | undefined
  }[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = input as Request
    const { origin, pathname: path } = new URL(request.url)
    expect(origin).toBe(services.deployment.dataOrigin)
    const made = { path, form: new URLSearchParams(), signal: init?.signal }
    asked.push(made)
    void request.text().then((text) => {
      made.form = new URLSearchParams(text)
    })
    return answer()
  }
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
      return startSending(
        { ...services, tracking },
        { queue: noted, failures },
        { browser: page, whenIdle, fetch },
      )
    },
  })
  tracking.start()
  await flush()
  const rest = async () => {
    for (const task of idle.splice(0)) task()
    await arrive()
  }
  const sentTo = (wanted: string) => asked.filter(({ path }) => path === wanted)
  const sent = () => sentTo(trackEvent.path).map(({ form }) => form.get('event'))
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
    asked,
    sentTo,
    failures: () => sentTo(trackEvent.path).map(({ form }) => failuresIn(form.get('base'))),
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
    expect(first.failures()).toEqual([undefined])
    expect(second.failures()).toEqual(['network /api/pay/productPoints', undefined])
    second.leave()
    const third = await start({ services })
    third.tracking.track('viewPage')
    await third.rest()
    expect(third.failures()).toEqual([undefined])
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

test.each([
  ['rejected', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answered by an error', () => Promise.resolve(new Response('', { status: 503 }))],
])('an event that is %s is sent twice more, 4 s apart, and then the next one', async (_, answer) => {
  const { tracking, rest, sent, services } = await start({ answer })
  const wait = async (ms: number) => {
    services.clock.advance(ms)
    for (let rests = 0; rests < 5; rests += 1) await rest()
    return sent()
  }
  tracking.track('clickBuy')
  tracking.track('clickPay')
  expect(await wait(0)).toEqual(['clickBuy'])
  expect(await wait(3999)).toEqual(['clickBuy'])
  expect(await wait(1)).toEqual(['clickBuy', 'clickBuy'])
  expect(await wait(4000)).toEqual(['clickBuy', 'clickBuy', 'clickBuy'])
  expect(await wait(4000)).toEqual(['clickBuy', 'clickBuy', 'clickBuy', 'clickPay'])
})

test('failures of the last visit are in every attempt', async () => {
  const services = createFakeServices()
  services.brandStorage.write('failures', ['network /api/pay/productPoints'])
  let answers = 0
  const answer = () => (answers++ === 0 ? Promise.reject(new TypeError('Failed to fetch')) : welcomed())
  const { tracking, rest, failures } = await start({ services, answer })
  tracking.track('viewPage')
  for (let rests = 0; rests < 3; rests += 1) await rest()
  services.clock.advance(4000)
  for (let rests = 0; rests < 3; rests += 1) await rest()
  expect(failures()).toEqual(['network /api/pay/productPoints', 'network /api/pay/productPoints'])
})

test('a network that goes while an event waits to be sent again does not lose it', async () => {
  let isThere = false
  const answer = () => (isThere ? welcomed() : Promise.reject(new TypeError('Failed to fetch')))
  const { tracking, rest, sent, services, goOffline, goOnline } = await start({ answer })
  tracking.track('clickBuy')
  for (let rests = 0; rests < 3; rests += 1) await rest()
  goOffline()
  services.clock.advance(4000)
  for (let rests = 0; rests < 3; rests += 1) await rest()
  isThere = true
  goOnline()
  for (let rests = 0; rests < 3; rests += 1) await rest()
  expect(sent()).toEqual(['clickBuy', 'clickBuy'])
})

test('what a host in trouble keeps waiting goes out at once when the page closes', async () => {
  const { tracking, rest, sent, leave } = await start({
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  tracking.track('clickBuy')
  tracking.track('clickPay')
  for (let rests = 0; rests < 3; rests += 1) await rest()
  leave()
  await arrive()
  expect(sent(), 'the first has been sent before').toEqual(['clickBuy', 'clickBuy', 'clickPay'])
})

describe('a silent host', () => {
  afterEach(() => vi.useRealTimers())

  test('is given up on after 4 s, and asked again another 4 s later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const { tracking, rest, sent, sentTo, services } = await start({
      answer: () => new Promise(() => undefined),
    })
    tracking.track('clickBuy')
    tracking.track('clickPay')
    await rest()
    await vi.advanceTimersByTimeAsync(3999)
    expect([sent(), sentTo(trackEvent.path)[0]?.signal?.aborted]).toEqual([['clickBuy'], false])
    await vi.advanceTimersByTimeAsync(1)
    services.clock.advance(4000)
    await rest()
    await rest()
    expect([sent(), sentTo(trackEvent.path)[0]?.signal?.aborted]).toEqual([['clickBuy', 'clickBuy'], true])
  })
})

test('what is left when the page closes is sent at once', async () => {
  const { tracking, asked, sent, left, leave } = await start()
  tracking.track('clickBuy')
  tracking.track('clickPay')
  leave()
  // Nothing but promises: the page is about to go.
  await flush()
  expect(asked).toHaveLength(2)
  await arrive()
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
  expect(await open()).toEqual([])
  services.clock.advance(31 * 60_000)
  expect(await open()).toEqual(['pwa'])
})

test('a page in the browser is no installed app', async () => {
  const { rest, sent } = await start()
  await rest()
  expect(sent()).toEqual([])
})
