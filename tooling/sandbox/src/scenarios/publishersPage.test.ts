import { readFileSync } from 'node:fs'
import {
  createApiClient,
  decodeCharacters,
  decodeGames,
  decodeLimits,
  decodeOrderInfo,
  decodeProductGroups,
} from '@topup/api-client'
import {
  getAllRoleList,
  getGameList,
  getLimitProductInfo,
  getOrderInfo,
  getProductPoints,
} from '@topup/api-client/contract'
import type { ApiClient } from '@topup/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../app/startSandbox.ts'
import { logIn } from '../testing/player.ts'
import { startTestSandbox } from '../testing/testSandbox.ts'
import { scenarios } from './scenarios.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

const page = readFileSync(new URL('../../../../docs/publishers.md', import.meta.url), 'utf8')

/** The rows of the page's table of examples, their cells without back-ticks. */
const examples = [...page.matchAll(/^\|.*\| `(wire-[^`]+)` \| `(\w+)` \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, scenario = '', call = '', ...cells]) => {
    const [at = '', reads = '', reported = ''] = cells.map((cell) => cell.replaceAll('`', '').trim())
    return { scenario, call, at, reads, reported }
  },
)

/** What a store reads of a call's answer: decoded, or why there is none. */
type Reader = (
  client: ApiClient,
  ids: Readonly<Record<'client_id' | 'role_id' | 'server_id', string>>,
) => unknown

const readers: Readonly<Record<string, Reader>> = {
  getProductPoints: async (client, ids) => {
    const answer = await client.call(getProductPoints, { ...ids, domain_area: 'universal' })
    return answer.ok ? decodeProductGroups(answer.value.content) : answer.error.kind
  },
  getGameList: async (client, { client_id }) => {
    const answer = await client.call(getGameList, { client_id, platform: 'web', domain_area: 'universal' })
    return answer.ok ? decodeGames(answer.value.content) : answer.error.kind
  },
  getAllRoleList: async (client, { client_id }) => {
    const answer = await client.call(getAllRoleList, { client_id })
    return answer.ok ? decodeCharacters(answer.value.content) : answer.error.kind
  },
  getLimitProductInfo: async (client, ids) => {
    const answer = await client.call(getLimitProductInfo, ids)
    return answer.ok ? decodeLimits(answer.value.content, answer.value.isPartial) : answer.error.kind
  },
  getOrderInfo: async (client, { role_id }) => {
    const session_id = `seed-${Number(role_id.slice(3, -1))}`
    const answer = await client.call(getOrderInfo, { session_id, simple: '0' })
    return answer.ok ? decodeOrderInfo(answer.value.content) : answer.error.kind
  },
}

/** The value at a path such as `0.products.length`. */
const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (Object(inner) as Readonly<Record<string, unknown>>)[key], value)

/** A client that speaks for a player of the scenario, and the paths that it reports. */
async function playing(scenario: string) {
  const player = await logIn(sandbox.origin)
  const reported: string[] = []
  const client = createApiClient({
    origins: { api: sandbox.origin, backups: [] },
    fetch: (input, init) => {
      const asked = new Request(input, init)
      const url = new URL(asked.url)
      url.searchParams.set('scenario', scenario)
      return fetch(new Request(url, asked))
    },
    now: () => 0,
    wait: () => Promise.withResolvers<void>().promise,
    random: () => 0.5,
    memory: { read: () => null, write: () => {} },
    context: () => ({ idfv: player.idfv, specLang: 'en', oauthToken: player.token }),
    report: (error) => reported.push(error.kind === 'malformed' ? error.path : error.kind),
  })
  const { role_id, server_id } = player.role
  return { client, reported, ids: { client_id: player.clientId, role_id, server_id } }
}

test.each(examples)('$scenario: the store reads what the page says', async (example) => {
  const { client, reported, ids } = await playing(example.scenario)
  const read = await readers[example.call]?.(client, ids)
  const expected: unknown = example.reads === 'cannot be read' ? 'malformed' : JSON.parse(example.reads)
  expect(example.at === '–' ? read : valueAt(read, example.at)).toEqual(expected)
  expect(reported.join(', ') || '–').toBe(example.reported)
})

test('the page has an example of every oddity that the sandbox can send, and no other', () => {
  expect(examples.map(({ scenario }) => scenario).toSorted()).toEqual(
    scenarios
      .map(({ name }) => name)
      .filter((name) => name.startsWith('wire-'))
      .toSorted(),
  )
})
