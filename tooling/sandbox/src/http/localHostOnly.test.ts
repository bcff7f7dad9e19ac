import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { startTestSandbox, wattId } from '../testing/testSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({ hosts: ['phone.example'] })
})
afterAll(() => sandbox.close())

const paths = [
  '/__sandbox',
  '/__sandbox/ledger',
  '/provider/terms',
  '/openapi.json',
  '/assets/pages.css',
] as const
const call = `/api/config/game_logo?idfv=x&client_id=${wattId('neko')}`
const ask = (host: string, path: string) => rawRequest(`${sandbox.origin}${path}`, { headers: { host } })

test.each([
  '127.0.0.1:4280',
  'localhost:4280',
  'LOCALHOST:4280',
  'localhost',
  '[::1]:4280',
  'ko.localhost:4280',
  'phone.example:4280',
])('the sandbox answers to the name %s', async (host) => {
  for (const path of [...paths, call]) expect((await ask(host, path)).status).toBe(200)
})

test.each(['evil.example:4280', '127.0.0.1.evil.example', 'localhost.evil.example:4280', '192.168.1.5:4280'])(
  'under the name %s every path is rejected in a plain sentence that no page may read',
  async (host) => {
    for (const path of [...paths, call, '/nothing']) {
      const answer = await rawRequest(`${sandbox.origin}${path}`, {
        headers: { host, origin: `http://${host}` },
      })
      expect(answer.status).toBe(403)
      expect(answer.text).toContain(`does not answer to the name \\"${host.split(':')[0] ?? ''}\\"`)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
  },
)

test.each(['', 'localhost:4280@evil.example', 'localhost/evil.example'])(
  'the host "%s" is no name at all and is rejected',
  async (host) => {
    expect((await ask(host, '/__sandbox')).status).toBe(400)
  },
)

test('a page under a name that is not local changes nothing, though it is of the same origin', async () => {
  const host = 'evil.example:4280'
  const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
  const fault = JSON.stringify({ fault: 'slow' })
  const answer = await rawRequest(`${sandbox.origin}/__sandbox/faults`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: fault,
  })
  expect(answer.status).toBe(403)
  expect(sandbox.world.faults.all()).toEqual([])
})

test('a store under an added name may read the answer to a call', async () => {
  const origin = 'http://phone.example:5200'
  const answer = await rawRequest(`${sandbox.origin}${call}`, { headers: { origin } })
  expect(answer.headers['access-control-allow-origin']).toBe(origin)
})
