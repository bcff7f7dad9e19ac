import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GameRole, GameServer } from './game.ts'
import { preselect } from './preselect.ts'

const server = (value: string): GameServer => ({ value, display: value, realServer: value })
const role = (value: string, on: GameServer): GameRole => ({
  value,
  display: `Role ${value}`,
  level: 1,
  server: on,
})

const s1 = server('s1')
const s2 = server('s2')
const kaelith = role('71', s1)
const oru = role('72', s2)
const twinOnS1 = role('80', s1)
const twinOnS2 = role('80', s2)
const strayed = role('90', server('s9'))
const asia = { display: 'Asia', value: '2' }
const listed = { areas: [asia], servers: [s1, s2], roles: [kaelith, oru, twinOnS1, twinOnS2, strayed] }
const nothing = { area: null, server: null, role: null }

test.each([
  ['nothing asked', null, null, null, nothing],
  ['a listed area', '2', null, null, { ...nothing, area: asia }],
  ['an area that is not listed', '3', null, null, nothing],
  ['a listed server', null, 's1', null, { ...nothing, server: s1 }],
  ['a server without its prefix', null, '1', null, { ...nothing, server: s1 }],
  ['a server that is not listed', null, 's9', null, nothing],
  ['a role on the asked server', null, 's1', '71', { ...nothing, server: s1, role: kaelith }],
  ['a role on another server', null, 's2', '71', { ...nothing, server: s2 }],
  ['a role and a server that is not listed', null, 's9', '71', nothing],
  ['a role on a server that is not listed', null, 's9', '90', nothing],
  ['a role alone', null, null, '72', { ...nothing, server: s2, role: oru }],
  ['a role alone whose server is not listed', null, null, '90', nothing],
  ['a role id that two servers use', null, null, '80', nothing],
  [
    'a role id that two servers use, with the server',
    null,
    's2',
    '80',
    { ...nothing, server: s2, role: twinOnS2 },
  ],
  ["a stranger's role", '2', 's1', '666', { area: asia, server: s1, role: null }],
])('%s', (_title, areaId, serverId, roleId, expected) => {
  expect(preselect({ entry: { areaId, serverId, roleId }, listed })).toEqual(expected)
})

test('whatever the link names, only listed values are preselected', () => {
  const asked = fc.option(
    fc.oneof(fc.constantFrom('1', '2', 's1', 's2', 's9', '71', '72', '80', '90', '__proto__'), fc.string()),
  )
  fc.assert(
    fc.property(asked, asked, asked, (areaId, serverId, roleId) => {
      const { area, server: chosen, role: who } = preselect({ entry: { areaId, serverId, roleId }, listed })
      expect(area === null || listed.areas.includes(area)).toBe(true)
      expect(chosen === null || listed.servers.includes(chosen)).toBe(true)
      expect(who === null || (listed.roles.includes(who) && who.server === chosen)).toBe(true)
    }),
  )
})
