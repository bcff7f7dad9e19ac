import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Character, GameServer } from './game.ts'
import { preselect } from './servers.ts'

const server = (value: string): GameServer => ({ value, display: value, realServer: value })
const character = (value: string, on: GameServer): Character => ({
  value,
  display: `Role ${value}`,
  level: 1,
  server: on,
})

const s1 = server('s1')
const s2 = server('s2')
const kaelith = character('71', s1)
const oru = character('72', s2)
const twinOnS1 = character('80', s1)
const twinOnS2 = character('80', s2)
const strayed = character('90', server('s9'))
const asia = { display: 'Asia', value: '2' }
const inAsia = { ...character('95', s1), areaId: '2' }
const twinInEurope = { ...character('95', s1), areaId: '3' }
const onlyInAsia = { ...character('96', s1), areaId: '2' }
const listed = {
  areas: [asia],
  servers: [s1, s2],
  characters: [kaelith, oru, twinOnS1, twinOnS2, strayed, twinInEurope, inAsia, onlyInAsia],
}
const nothing = { area: null, server: null, character: null }

test.each([
  ['nothing asked', null, null, null, nothing],
  ['a listed area', '2', null, null, { ...nothing, area: asia }],
  ['an area that is not listed', '3', null, null, nothing],
  ['a listed server', null, 's1', null, { ...nothing, server: s1 }],
  ['a server without its prefix', null, '1', null, { ...nothing, server: s1 }],
  ['a server that is not listed', null, 's9', null, nothing],
  ['a character on the asked server', null, 's1', '71', { ...nothing, server: s1, character: kaelith }],
  ['a character on another server', null, 's2', '71', { ...nothing, server: s2 }],
  ['a character and a server that is not listed', null, 's9', '71', nothing],
  ['a character on a server that is not listed', null, 's9', '90', nothing],
  ['a character alone', null, null, '72', { ...nothing, server: s2, character: oru }],
  ['a character alone whose server is not listed', null, null, '90', nothing],
  ['a character id that two servers use', null, null, '80', nothing],
  [
    'a character id that two servers use, with the server',
    null,
    's2',
    '80',
    { ...nothing, server: s2, character: twinOnS2 },
  ],
  ['a character id that two areas use', null, 's1', '95', { ...nothing, server: s1 }],
  ['a character and an area that is not listed', '9', 's1', '95', { ...nothing, server: s1 }],
  [
    'a character id that two areas use, with the area',
    '2',
    's1',
    '95',
    { area: asia, server: s1, character: inAsia },
  ],
  [
    'a character of one area, without the area',
    null,
    's1',
    '96',
    { ...nothing, server: s1, character: onlyInAsia },
  ],
  [
    'a character whose area is not known, with an area',
    '2',
    's1',
    '71',
    { area: asia, server: s1, character: kaelith },
  ],
  ["a stranger's character", '2', 's1', '666', { area: asia, server: s1, character: null }],
])('%s', (_title, areaId, serverId, characterId, expected) => {
  expect(preselect({ entry: { areaId, serverId, characterId }, listed })).toEqual(expected)
})

test('an area says nothing about the characters of a game without areas', () => {
  const entry = { areaId: '9', serverId: 's1', characterId: '96' }
  expect(preselect({ entry, listed: { ...listed, areas: [] } })).toEqual({
    ...nothing,
    server: s1,
    character: onlyInAsia,
  })
})

test.each(['7', 's7'])('where both 7 and s7 are listed, %s is itself', (serverId) => {
  const servers = [server('s7'), { ...server('7'), isBare: true as const }]
  for (const listedServers of [servers, [...servers].reverse()]) {
    const entry = { areaId: null, serverId, characterId: null }
    expect(preselect({ entry, listed: { ...listed, servers: listedServers } }).server?.value).toBe(serverId)
  }
})

test('whatever the link names, only listed values are preselected', () => {
  const asked = fc.option(
    fc.oneof(fc.constantFrom('1', '2', 's1', 's2', 's9', '71', '72', '80', '90', '__proto__'), fc.string()),
  )
  fc.assert(
    fc.property(asked, asked, asked, (areaId, serverId, characterId) => {
      const {
        area,
        server: chosen,
        character: who,
      } = preselect({ entry: { areaId, serverId, characterId }, listed })
      expect(area === null || listed.areas.includes(area)).toBe(true)
      expect(chosen === null || listed.servers.includes(chosen)).toBe(true)
      expect(who === null || (listed.characters.includes(who) && who.server === chosen)).toBe(true)
    }),
  )
})
