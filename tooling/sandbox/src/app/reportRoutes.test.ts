import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '../testing/rawRequest.ts'
import { startTestSandbox } from '../testing/testSandbox.ts'
import type { Sandbox } from './startSandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const report = {
  release: '1b2c3d4e5f-0a1b2c3d4e5f',
  brand: 'watt',
  environment: 'local',
  engine: { family: 'webkit', major: 12 },
  language: 'ja',
  entries: [
    {
      kind: 'error',
      route: 'recharge',
      name: 'TypeError',
      frames: [{ file: 'store-Ab1.js', line: 1, column: 4711 }],
    },
    { kind: 'policy', route: 'home', name: 'script-src-elem', blocked: 'inline', frames: [] },
    { kind: 'screen', route: 'home', name: 'Error', code: 418, frames: [] },
    { kind: 'vital', route: 'home', name: 'LCP', value: 1210 },
  ],
}
const store = { origin: 'http://localhost:5200', 'content-type': 'text/plain;charset=UTF-8' }
const send = (body: unknown, headers: Readonly<Record<string, string>> = store) =>
  rawRequest(`${sandbox.origin}/store/report`, { method: 'POST', headers, body: JSON.stringify(body) })
const kept = async () =>
  ((await (await fetch(`${sandbox.origin}/__sandbox/reports`)).json()) as { list: { report: unknown }[] })
    .list

test('a report of a store of this machine is kept and shown', async () => {
  expect((await send(report)).status).toBe(204)
  expect((await kept()).at(-1)?.report).toEqual(report)
  const page = await (await fetch(`${sandbox.origin}/__sandbox`)).text()
  for (const shown of [
    report.release,
    'webkit 12, ja',
    'error TypeError',
    'store-Ab1.js:1:4711',
    'policy script-src-elem inline',
    'screen Error React 418',
    'vital LCP 1210',
  ])
    expect(page).toContain(shown)
})

test.each([
  ['an address', { route: 'https://pay.store.example/my?id=1' }],
  ['a sentence', { name: 'x is not a function' }],
  ['a file of elsewhere', { frames: [{ file: 'https://ads.example/a.js', line: 1, column: 1 }] }],
  ['a field more', { message: 'x' }],
])('a report that holds %s is refused', async (_what, change) => {
  const before = (await kept()).length
  const answer = await send({ ...report, entries: [{ ...report.entries[0], ...change }] })
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('contract at entries.0.')
  expect(await kept()).toHaveLength(before)
})

test('no page of elsewhere can send one', async () => {
  const answer = await send(report, { ...store, origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
})
