import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGameList } from '@topup/api-client/contract'
import type { Sandbox } from './startSandbox.ts'
import { logIn } from '../testing/player.ts'
import { startTestSandbox } from '../testing/testSandbox.ts'

let sandbox: Sandbox
let open: string
beforeAll(async () => {
  sandbox = await startTestSandbox({ playerAddress: 'localhost', backupPorts: [0] })
  open = sandbox.playerOrigins[0] ?? ''
})
afterAll(() => sandbox.close())

test('each host has an origin of its own for other machines', () => {
  expect(sandbox.playerOrigins).toHaveLength(2)
  expect(new Set([sandbox.origin, ...sandbox.backupOrigins, ...sandbox.playerOrigins]).size).toBe(4)
})

test('other machines reach the calls, and what an answer names is of the address that they know', async () => {
  const player = await logIn(open)
  const games = await player.content(getGameList.path, {
    client_id: '',
    platform: 'web',
    domain_area: 'universal',
  })
  const answer = JSON.stringify(games)
  expect(answer).toContain(`${open}/`)
  expect(answer).not.toContain(sandbox.origin)
})

test.each([
  '/__sandbox',
  '/__sandbox/',
  '/__sandbox/ledger',
  '//__sandbox',
  '/%5F_sandbox',
  '/assets/../__sandbox',
])('other machines do not reach the control: %s', async (path) => {
  expect((await fetch(open + path)).status).toBe(404)
})

test('this machine still reaches the control', async () => {
  expect((await fetch(`${sandbox.origin}/__sandbox`)).status).toBe(200)
})
