import { afterEach, beforeEach, expect, test } from 'vitest'
import { getPageConfig } from '../contract/config.ts'
import { receiveCoupons } from '../contract/coupons.ts'
import { type ClientBench, createClientBench } from '../testing/clientBench.ts'
import { success } from '../testing/faultServer.ts'

const wanted = { client_id: '77', domain_area: 'sea' }
const config = { is_open_coupon: 1 }

let bench: ClientBench

beforeEach(async () => {
  bench = await createClientBench()
})

afterEach(() => bench.close())

test('a read that waits for a host that hangs is asked of the next host at once, which then comes first', async () => {
  bench.hosts[1].script(success(config), success(config))
  const client = bench.makeClient()
  const answer = client.call(getPageConfig, wanted)
  await bench.hosts[0].received(1)
  client.tryNow()
  expect(await answer).toMatchObject({ ok: true, value: { apiOrigin: bench.hosts[1].origin } })
  expect(client.currentOrigin()).toBe(bench.hosts[1].origin)
  expect(bench.written).toMatchObject([{ index: 1 }])
})

test('a read in the pause between two attempts does not wait for its end', async () => {
  bench.hosts[0].script({ kind: 'reset' })
  bench.hosts[1].script(success(config))
  const client = bench.makeClient()
  const answer = client.call(getPageConfig, wanted)
  await bench.clock.whenPending(4500)
  client.tryNow()
  expect(await answer).toMatchObject({ ok: true })
  expect(bench.hosts[0].seen).toHaveLength(1)
})

test('a call that is sent once is not sent a second time', async () => {
  const client = bench.makeClient()
  const claim = client.call(receiveCoupons, { client_id: '77', coupon_code: 'A' })
  await bench.hosts[0].received(1)
  client.tryNow()
  client.tryNow()
  bench.clock.advance(60_000)
  expect(await claim).toMatchObject({ ok: false, error: { kind: 'network', mayHaveTakenEffect: true } })
  expect(bench.hosts.map((host) => host.seen.length)).toEqual([1, 0, 0])
})
