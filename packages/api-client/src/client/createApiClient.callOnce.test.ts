import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { receiveCoupons } from '../contract/coupons.ts'
import { type ClientBench, createClientBench } from '../testing/clientBench.ts'
import { type Fault, rejection, success } from '../testing/faultServer.ts'

const claim = { client_id: '77', coupon_code: 'A' }

let bench: ClientBench

beforeEach(async () => {
  bench = await createClientBench()
})

afterEach(() => bench.close())

describe('a call that is sent once', () => {
  test.each<[string, Fault]>([
    [
      'an HTTP error with a rejection in it',
      { kind: 'answer', status: 500, body: '{"code":-600,"content":null}' },
    ],
    ['a code as other text', rejection('no')],
  ])('%s may have taken effect and is not sent again', async (_, fault) => {
    bench.hosts[0].script(fault)
    const result = await bench.makeClient().call(receiveCoupons, claim)
    expect(result).toMatchObject({ ok: false, error: { mayHaveTakenEffect: true } })
    expect(bench.hosts.map((host) => host.seen.length)).toEqual([1, 0, 0])
    expect(bench.clock.pending()).toBe(0)
  })

  test('an answer after 59 s still counts, and the caller is notified at 10 s that it is slow', async () => {
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    bench.hosts[0].script({ kind: 'late', body: '{"code":1,"msg":"","content":{"received":["A"]}}', until })
    const slowAt: number[] = []
    const start = bench.clock.now()
    const call = bench
      .makeClient()
      .call(receiveCoupons, claim, { onSlow: () => slowAt.push(bench.clock.now() - start) })
    await bench.hosts[0].received(1)
    bench.clock.advance(10_000)
    bench.clock.advance(49_000)
    release()
    expect(await call).toMatchObject({ ok: true, value: { content: { received: ['A'] } } })
    expect(slowAt).toHaveLength(1)
    expect(bench.hosts[0].seen).toHaveLength(1)
  })

  test('after 60 s without an answer the outcome is unknown', async () => {
    const call = bench.makeClient().call(receiveCoupons, claim)
    await bench.hosts[0].received(1)
    bench.clock.advance(60_000)
    const error = { kind: 'network', hostsTried: [bench.hosts[0].origin], mayHaveTakenEffect: true }
    expect(await call).toMatchObject({ ok: false, error })
    expect(bench.hosts.map((host) => host.seen.length)).toEqual([1, 0, 0])
  })

  test('an explicit rejection is definite', async () => {
    bench.hosts[0].script(rejection(10, 'again', { billing_no: 'B1' }))
    const result = await bench.makeClient().call(receiveCoupons, claim)
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'rejected', reason: 'repeat', content: { billing_no: 'B1' } },
    })
  })

  test('a caller who aborts before it is sent stops it; afterwards the answer is still delivered', async () => {
    const early = new AbortController()
    early.abort()
    const client = bench.makeClient()
    await expect(client.call(receiveCoupons, claim, { signal: early.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(bench.hosts[0].seen).toHaveLength(0)

    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    bench.hosts[0].script({ kind: 'late', body: '{"code":1,"msg":"","content":{"received":[]}}', until })
    const late = new AbortController()
    const call = client.call(receiveCoupons, claim, { signal: late.signal })
    await bench.hosts[0].received(1)
    late.abort()
    release()
    expect((await call).ok).toBe(true)
  })

  test('goes to the named origin, and to none outside the table', async () => {
    for (const host of bench.hosts) host.script(success({ received: [] }))
    const client = bench.makeClient()
    await client.call(receiveCoupons, claim, { origin: bench.hosts[2].origin })
    await client.call(receiveCoupons, claim, { origin: 'https://evil.example' })
    expect(bench.hosts.map((host) => host.seen.length)).toEqual([1, 0, 1])
    expect(client.currentOrigin()).toBe(bench.hosts[0].origin)
  })
})
