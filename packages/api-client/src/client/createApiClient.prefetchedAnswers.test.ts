import { afterEach, beforeEach, expect, test } from 'vitest'
import { getPageConfig } from '../contract/config.ts'
import { tryTimeoutMs } from '../failover/createHttp.ts'
import { type ClientBench, createClientBench } from '../testing/clientBench.ts'
import { successEnvelope } from '../testing/envelope.ts'
import { success } from '../testing/faultServer.ts'

const wanted = { client_id: '77', domain_area: 'sea' }
const config = { is_open_coupon: 1 }

let bench: ClientBench

beforeEach(async () => {
  bench = await createClientBench()
})

afterEach(() => bench.close())

/** A client that is offered this answer for each address that it asks for. */
function clientWith(answer: () => Promise<Response>) {
  const offered: string[] = []
  const client = bench.makeClient({
    prefetchedAnswers: (url) => (offered.push(url) === 1 ? answer() : undefined),
  })
  return { client, offered }
}

test('an answer that was requested early is used, and no request is made', async () => {
  const { client, offered } = clientWith(() => Promise.resolve(new Response(successEnvelope(config))))
  expect(await client.call(getPageConfig, wanted)).toMatchObject({ ok: true })
  expect(bench.hosts[0].seen).toHaveLength(0)
  expect(offered).toEqual([
    `${bench.hosts[0].origin}/api/config/recharge?idfv=device-1&spec_lang=en&client_id=77&domain_area=sea`,
  ])
})

test.each<[string, () => Promise<Response>]>([
  ['never came', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is an HTTP error', () => Promise.resolve(new Response('', { status: 503 }))],
  ['is a page of a hotel', () => Promise.resolve(new Response('<html>Log in</html>'))],
])('one that %s counts as the first attempt', async (_what, answer) => {
  bench.hosts[0].script(success(config))
  const { client } = clientWith(answer)
  expect(await bench.run(client.call(getPageConfig, wanted))).toMatchObject({ ok: true })
  expect(bench.hosts[0].seen).toHaveLength(1)
})

test('the client waits for a missing one no longer than for any other', async () => {
  bench.hosts[0].script(success(config))
  const { client } = clientWith(() => new Promise(() => {}))
  const call = client.call(getPageConfig, wanted)
  await bench.clock.whenPending(tryTimeoutMs)
  bench.clock.advance(tryTimeoutMs)
  expect(await bench.run(call)).toMatchObject({ ok: true })
  expect(bench.hosts[0].seen).toHaveLength(1)
})
