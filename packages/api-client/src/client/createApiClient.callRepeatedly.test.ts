import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getGameList } from '../contract/games.ts'
import { getPageConfig } from '../contract/config.ts'
import { type ClientBench, createClientBench, pauseMs } from '../testing/clientBench.ts'
import { rejection, success } from '../testing/faultServer.ts'

const wanted = { client_id: '77', domain_area: 'sea' }
const config = { is_open_coupon: 1 }

let bench: ClientBench

beforeEach(async () => {
  bench = await createClientBench()
})

afterEach(() => bench.close())

describe('a call that may be repeated', () => {
  test('asks one host once when it answers', async () => {
    bench.hosts[0].script(success(config))
    const result = await bench.makeClient().call(getPageConfig, wanted)
    expect(result).toEqual({
      ok: true,
      value: { content: config, apiOrigin: bench.hosts[0].origin, isPartial: false },
    })
    expect(bench.timeline(bench.clock.now())).toEqual([[0], [], []])
    expect(bench.written).toEqual([])
    expect(bench.clock.pending()).toBe(0)
  })

  test('sends idfv, language and token, and no cookies or referrer', async () => {
    bench.hosts[0].script(success(config))
    await bench
      .makeClient({ context: () => ({ idfv: 'd', specLang: 'ja', oauthToken: 'T' }) })
      .call(getPageConfig, wanted)
    const [seen] = bench.hosts[0].seen
    expect(Object.fromEntries(seen?.query ?? [])).toEqual({
      ...wanted,
      idfv: 'd',
      spec_lang: 'ja',
      oauth_token: 'T',
    })
    expect(seen?.headers.cookie).toBeUndefined()
    expect(seen?.headers.referer).toBeUndefined()
  })

  test('is sent at 0, 14.5 and 29 s when a host hangs, then to the next hosts', async () => {
    const start = bench.clock.now()
    const result = await bench.run(bench.makeClient().call(getPageConfig, wanted), bench.hosts)
    expect(bench.timeline(start)).toEqual([
      [0, 14.5, 29],
      [39, 53.5, 68],
      [78, 92.5, 107],
    ])
    expect(result).toEqual({
      ok: false,
      error: {
        kind: 'network',
        endpoint: '/api/config/recharge',
        hostsTried: bench.hosts.map((host) => host.origin),
        mayHaveTakenEffect: false,
      },
    })
    expect(bench.reports).toHaveLength(1)
    expect(bench.clock.pending()).toBe(0)
  })

  test('a backup that answers is remembered for a day', async () => {
    const start = bench.clock.now()
    bench.hosts[0].script({ kind: 'reset' })
    bench.hosts[1].script(success(config))
    const result = await bench.run(bench.makeClient().call(getPageConfig, wanted))
    expect(result).toEqual({
      ok: true,
      value: { content: config, apiOrigin: bench.hosts[1].origin, isPartial: false },
    })
    expect(bench.written).toEqual([{ index: 1, expiresAtMs: start + 9000 + 86_400_000 }])
  })

  test('a single byte order mark is skipped', async () => {
    bench.hosts[0].script({ kind: 'answer', body: '\uFEFF{"code":1,"msg":"","content":{}}' })
    expect((await bench.makeClient().call(getPageConfig, wanted)).ok).toBe(true)
  })

  test('a body that arrives too slowly counts as no answer after 10 s', async () => {
    bench.hosts[0].script({ kind: 'drip' }, success(config))
    const start = bench.clock.now()
    const call = bench.makeClient().call(getPageConfig, wanted)
    await bench.hosts[0].received(1)
    bench.clock.advance(10_000)
    expect((await bench.run(call)).ok).toBe(true)
    expect(bench.timeline(start)).toEqual([[0, 14.5], [], []])
  })

  test('a rejection is final at once', async () => {
    bench.hosts[0].script(rejection(-600, 'please log in'))
    const result = await bench.makeClient().call(getPageConfig, wanted)
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'rejected', reason: 'notLoggedIn', message: 'please log in' },
    })
    expect(bench.hosts[0].seen).toHaveLength(1)
    expect(bench.reports).toEqual([])
  })

  test('content that breaks the contract is malformed at once, and its path is reported without any value', async () => {
    bench.hosts[0].script(success('secret'))
    const result = await bench.makeClient().call(getGameList, {
      platform: 'web',
      domain_area: 'sea',
      client_id: null,
    })
    const error = {
      kind: 'malformed',
      endpoint: '/api/pay/getGameListV2',
      path: 'content',
      expected: 'Array',
    }
    expect(result).toEqual({ ok: false, error: { ...error, mayHaveTakenEffect: false } })
    expect(bench.reports).toEqual([{ ...error, mayHaveTakenEffect: false }])
    expect(bench.hosts[0].seen).toHaveLength(1)
  })

  test('a row that cannot be read is left out, and its path is reported without any value', async () => {
    bench.hosts[0].script(success([{ client_id: { secret: 'x' } }, { client_id: '2' }]))
    const request = { platform: 'web', domain_area: 'sea', client_id: null } as const
    const result = await bench.makeClient().call(getGameList, request)
    expect(result).toMatchObject({ ok: true, value: { content: [{ client_id: '2' }], isPartial: true } })
    expect(bench.reports).toEqual([
      {
        kind: 'malformed',
        endpoint: '/api/pay/getGameListV2',
        path: 'content.0.client_id',
        expected: '(string | number)',
        mayHaveTakenEffect: false,
      },
    ])
    expect(bench.hosts[0].seen).toHaveLength(1)
  })

  test('an aborted caller gets an AbortError, during an attempt and during a pause', async () => {
    const first = new AbortController()
    const trying = bench.makeClient().call(getPageConfig, wanted, { signal: first.signal })
    await bench.hosts[0].received(1)
    first.abort()
    await expect(trying).rejects.toMatchObject({ name: 'AbortError' })

    bench.hosts[0].script({ kind: 'reset' })
    const second = new AbortController()
    const pausing = bench.makeClient().call(getPageConfig, wanted, { signal: second.signal })
    await bench.clock.whenPending(pauseMs)
    second.abort()
    await expect(pausing).rejects.toMatchObject({ name: 'AbortError' })
    expect(bench.hosts[0].seen).toHaveLength(2)
    expect(bench.clock.pending()).toBe(0)
  })

  test('reports once that it is slow, after 10 s', async () => {
    let slow = 0
    const call = bench.makeClient().call(getPageConfig, wanted, { onSlow: () => (slow += 1) })
    await bench.hosts[0].received(1)
    bench.hosts[0].script(success(config))
    bench.clock.advance(9999)
    await Promise.resolve()
    expect(slow).toBe(0)
    bench.clock.advance(1)
    await bench.run(call)
    expect(slow).toBe(1)
  })
})
