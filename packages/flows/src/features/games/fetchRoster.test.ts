import { getAllRoleList, getRoleList, getServerList } from '@topup/api-client'
import { roleWire, serverWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { content, createFakeApi, type FakeAnswer, rejection, unreachable } from '../../testing/fakeApi.ts'
import { fetchRoster } from './fetchRoster.ts'

const kael = roleWire({ role_id: '1001', role_name: 'Kael', server_id: null })
const mika = roleWire({ role_id: '2002', role_name: 'Mika', server_id: null })

/** The characters of each server, where the list of all names no server and each server answers for itself. */
async function offered(own: Readonly<Record<string, FakeAnswer>>) {
  const api = createFakeApi({
    [getServerList.path]: () =>
      content({ all: Object.keys(own).map((id) => serverWire({ server_id: id })), areas: [] }),
    [getAllRoleList.path]: () => content([kael, mika]),
    [getRoleList.path]: ({ server_id }) => own[String(server_id)] ?? unreachable(),
  })
  const roster = await fetchRoster(api, 'game')
  const characters = roster.ok ? roster.value.characters : []
  return characters.map(({ server, display }) => `${server.value} ${display}`)
}

const busy = rejection(-500, 'too frequent')

test.each<[string, Readonly<Record<string, FakeAnswer>>, readonly string[]]>([
  [
    'every server answers, each has its own',
    { s7: content([kael]), s8: content([mika]) },
    ['s7 Kael', 's8 Mika'],
  ],
  ['one refuses, it has those that no other has', { s7: content([kael]), s8: busy }, ['s7 Kael', 's8 Mika']],
  [
    'one refuses, it has none that others have',
    { s7: content([kael, mika]), s8: busy },
    ['s7 Kael', 's7 Mika'],
  ],
  [
    'none answers, each has all',
    { s7: busy, s8: unreachable() },
    ['s7 Kael', 's7 Mika', 's8 Kael', 's8 Mika'],
  ],
  ['there is one server, it has all', { s7: busy }, ['s7 Kael', 's7 Mika']],
])('of characters without a server: where %s', async (_what, own, expected) => {
  expect(await offered(own)).toEqual(expected)
})
