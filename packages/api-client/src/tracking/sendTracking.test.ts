import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackEvent, trackOrder } from '../contract/tracking.ts'
import { type FaultServer, startFaultServer, success } from '../testing/faultServer.ts'
import { sendTracking } from './sendTracking.ts'

const event = { event: 'viewPage', event_id: '1', app_id: '2', base: '{}', user: '{}' } as const

let host: FaultServer
beforeEach(async () => {
  host = await startFaultServer(() => 0)
})
afterEach(async () => {
  vi.useRealTimers()
  await host.close()
})
const target = () => ({ origin: host.origin, idfv: 'd' })

/** A `fetch` that answers as told, and what it was asked for. */
function answering(answer: () => Promise<Response>) {
  const asked: { readonly request: Request; readonly signal: AbortSignal | null | undefined }[] = []
  const fetch: typeof globalThis.fetch = (request, init) => {
    asked.push({ request: request as Request, signal: init?.signal })
    return answer()
  }
  return { asked, to: { ...target(), fetch } }
}

test('an event goes to the data host as a form', async () => {
  host.script(success(null))
  await sendTracking(trackEvent, event, target())
  const [seen] = host.seen
  expect([seen?.method, seen?.path, seen?.query.toString()]).toEqual([
    'POST',
    '/service/recharge/dot.php',
    '',
  ])
  expect(Object.fromEntries(seen?.form ?? [])).toEqual({ ...event, idfv: 'd' })
})

test('an order has an address of its own', async () => {
  host.script(success(null))
  await sendTracking(trackOrder, { event: '18', app_id: '2', data: '{}' }, target())
  expect(host.seen.map(({ path }) => path)).toEqual(['/service/recharge/api.php'])
})

test.each([
  ['outlives the page', 100, true],
  ['is too long for that', 60_000, false],
])('one that %s carries no cookie and no referrer, and follows no redirect', async (_, length, keepalive) => {
  const { asked, to } = answering(async () => new Response(''))
  await sendTracking(trackEvent, { ...event, base: 'x'.repeat(length) }, to)
  const kept = asked.map(
    ({ request: { cache, credentials, redirect, referrerPolicy, keepalive: isKept } }) => ({
      cache,
      credentials,
      redirect,
      referrerPolicy,
      isKept,
    }),
  )
  expect(kept).toEqual([
    {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      isKept: keepalive,
    },
  ])
})

test('an answer is read to its end, so that its request is over', async () => {
  const answer = new Response('{"code":1}')
  await sendTracking(trackEvent, event, answering(async () => answer).to)
  expect(answer.bodyUsed).toBe(true)
})

test('an answer without an end is not kept in memory', async () => {
  let pulls = 0
  let isCancelled = false
  const flood = new ReadableStream({
    pull: (controller) => {
      pulls += 1
      controller.enqueue(new Uint8Array(1_000_000))
    },
    cancel: () => void (isCancelled = true),
  })
  await sendTracking(trackEvent, event, answering(async () => new Response(flood)).to)
  expect([isCancelled, pulls < 5]).toEqual([true, true])
})

test.each([500, 503, 429, 404])('one that is answered by %i is not sent again', async (status) => {
  const { asked, to } = answering(async () => new Response('', { status, headers: { 'retry-after': '0' } }))
  await expect(sendTracking(trackEvent, event, to)).rejects.toThrow(String(status))
  expect(asked).toHaveLength(1)
})

test('one that cannot be sent is not sent again', async () => {
  const { asked, to } = answering(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sendTracking(trackEvent, event, to)).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

const endless = () => new Response(new ReadableStream())
test.each<[string, () => Promise<Response>]>([
  ['does not answer', () => new Promise(() => undefined)],
  ['begins an answer and does not end it', async () => endless()],
  ['does so with an error', async () => new Response(endless().body, { status: 500 })],
])('a host that %s is given up on after 4 s, and so is the request', async (_, answer) => {
  vi.useFakeTimers()
  const { asked, to } = answering(answer)
  let isOver = false
  const sending = sendTracking(trackEvent, event, to).catch(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(3999)
  expect([asked.length, isOver, asked[0]?.signal?.aborted]).toEqual([1, false, false])
  await vi.advanceTimersByTimeAsync(1)
  await sending
  expect([asked.length, isOver, asked[0]?.signal?.aborted]).toEqual([1, true, true])
})
