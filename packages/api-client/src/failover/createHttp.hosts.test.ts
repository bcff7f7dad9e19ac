import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getPageConfig } from '../contract/config.ts'
import { loginAuth } from '../contract/login.ts'
import { type ClientBench, createClientBench } from '../testing/clientBench.ts'
import { success } from '../testing/faultServer.ts'

const wanted = { client_id: '77', domain_area: 'sea' }
const config = { is_open_coupon: 1 }

let bench: ClientBench

beforeEach(async () => {
  bench = await createClientBench()
})

afterEach(() => bench.close())

describe('the choice of host', () => {
  test.each([['1'], ['0'], ['9'], ['-1'], ['1.0'], ['https://evil.example'], ['__proto__'], ['']])(
    'a stored choice of %j counts only if it is a row of the table',
    (stored) => {
      const client = bench.makeClient({ memory: { read: () => stored, write: () => {} } })
      expect(client.currentOrigin()).toBe(bench.hosts[stored === '1' ? 1 : 0].origin)
    },
  )

  test('a storage that throws does no harm', async () => {
    const broken = () => {
      throw new Error('SecurityError')
    }
    bench.hosts[0].script({ kind: 'reset' })
    bench.hosts[1].script(success(config))
    const client = bench.makeClient({ memory: { read: broken, write: broken } })
    expect((await bench.run(client.call(getPageConfig, wanted))).ok).toBe(true)
    expect(client.currentOrigin()).toBe(bench.hosts[1].origin)
  })

  test('when the remembered backup fails, the primary is asked next', async () => {
    bench.hosts[1].script({ kind: 'reset' })
    bench.hosts[2].script({ kind: 'reset' })
    bench.hosts[0].script(success(config))
    const start = bench.clock.now()
    const client = bench.makeClient({ memory: { read: () => '1', write: () => {} } })
    expect((await bench.run(client.call(getPageConfig, wanted))).ok).toBe(true)
    expect(bench.timeline(start)).toEqual([[18], [0, 4.5, 9], [9, 13.5, 18]])
    expect(client.currentOrigin()).toBe(bench.hosts[0].origin)
  })

  test('the primary is probed after five minutes with a harmless read, and becomes the first choice again', async () => {
    for (const host of bench.hosts) host.script(success(config))
    const client = bench.makeClient({ memory: { read: () => '1', write: () => {} } })
    await client.call(getPageConfig, wanted)
    expect(bench.hosts[0].seen).toHaveLength(0)
    bench.clock.advance(5 * 60_000)
    await client.call(loginAuth, { username: 'u', password: 'p', client_id: '1' })
    expect(bench.hosts[0].seen).toHaveLength(0)
    await client.call(getPageConfig, wanted)
    await bench.hosts[0].received(1)
    for (let turn = 0; turn < 100 && client.currentOrigin() !== bench.hosts[0].origin; turn += 1) {
      await client.call(getPageConfig, wanted)
    }
    expect(client.currentOrigin()).toBe(bench.hosts[0].origin)
    expect(bench.hosts[0].seen).toHaveLength(1)
  })

  test('a backup chosen a day ago is no longer the first choice', () => {
    const client = bench.makeClient({ memory: { read: () => '2', write: () => {} } })
    expect(client.currentOrigin()).toBe(bench.hosts[2].origin)
    bench.clock.advance(86_400_000)
    expect(client.currentOrigin()).toBe(bench.hosts[0].origin)
  })
})
