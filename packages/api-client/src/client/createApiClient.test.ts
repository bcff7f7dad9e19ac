import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getPageConfig } from '../contract/config.ts'
import { loginAuth } from '../contract/login.ts'
import { type ClientBench, createClientBench } from '../testing/clientBench.ts'
import { rejection, success } from '../testing/faultServer.ts'

const wanted = { client_id: '77', domain_area: 'sea' }
const config = { is_open_coupon: 1 }

let bench: ClientBench

beforeEach(async () => {
  bench = await createClientBench()
})

afterEach(() => bench.close())

describe('secrets', () => {
  test('the list of requested URLs is emptied after each attempt of a secret call, and of any call with a token', async () => {
    bench.hosts[0].script({ kind: 'reset' }, rejection(-1))
    const login = { username: 'u', password: 'p', client_id: '1' }
    await bench.run(bench.makeClient().call(loginAuth, login))
    expect(bench.clearings()).toBe(2)
    bench.hosts[0].script(success(config))
    await bench.makeClient().call(getPageConfig, wanted)
    expect(bench.clearings()).toBe(2)
    await bench
      .makeClient({ context: () => ({ idfv: 'd', specLang: null, oauthToken: 'T' }) })
      .call(getPageConfig, wanted)
    expect(bench.clearings()).toBe(3)
  })

  test('a report names the endpoint and nothing that was sent', async () => {
    for (const host of bench.hosts) host.script({ kind: 'reset' })
    const secret = { username: 'canary-user', password: 'canary-password', client_id: '1' }
    await bench.run(bench.makeClient().call(loginAuth, secret))
    expect(bench.reports).toHaveLength(1)
    expect(JSON.stringify(bench.reports)).not.toContain('canary')
  })
})

describe('the time of the service', () => {
  test('is heard with each envelope, a refusal too, and not with a page of something between', async () => {
    const heard: number[] = []
    const client = bench.makeClient({ hearServiceTime: (epochMs) => heard.push(epochMs) })
    bench.hosts[0].script({ kind: 'answer', body: '<html>' }, success(config), rejection(-1))
    await bench.run(client.call(getPageConfig, wanted))
    expect(heard).toHaveLength(1)
    await client.call(getPageConfig, wanted)
    expect(heard).toHaveLength(2)
    expect(heard.map((epochMs) => epochMs % 1000)).toEqual([0, 0])
  })

  test('costs no answer where an add-on does not tell it', async () => {
    const fetchShimmed: typeof fetch = async (...asked) => {
      const response = await fetch(...asked)
      const get = () => {
        throw new TypeError('denied')
      }
      return Object.defineProperty(response, 'headers', { value: { get } })
    }
    bench.hosts[0].script(success(config))
    const result = await bench.makeClient({ fetch: fetchShimmed }).call(getPageConfig, wanted)
    expect(result).toMatchObject({ ok: true, value: { content: config } })
  })
})
