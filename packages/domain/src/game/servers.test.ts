import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GameServer } from './game.ts'
import { charactersOn, searchServers, serversOfTab } from './serverSearch.ts'
import { isSameServer, listedKey, serverValue } from './servers.ts'

const server = (value: string, display: string): GameServer => ({ value, display, realServer: value })
const dawnspire = server('s12', 'Dawnspire')
const harbor = server('s112', 'Glass Harbor')
const sun = server('s120', 'Hollow Sún')
const moonfall = server('128', 'Moonfall')
const reach = server('s97', 'Silver Reach')
const servers = [dawnspire, harbor, sun, moonfall, reach]

test.each([
  ['128', 's128'],
  ['s128', 's128'],
  ['S128', 'S128'],
  ['', 's'],
  ['eus12', 'seus12'],
])('the server id %j is sent as %j', (raw, expected) => {
  expect(serverValue(raw)).toBe(expected)
})

test.each([
  ['128', 's128', true],
  ['S128', 's128', true],
  ['s128', 'S128', true],
  ['s128', 's12', false],
  ['28', 's128', false],
])('%s and %s are one server: %s', (one, other, expected) => {
  expect(isSameServer(one, other)).toBe(expected)
})

test.each([
  ['7', {}, 's7'],
  ['S7', {}, 's7'],
  ['7', { isBare: true as const }, '7'],
])('the server %s of a list, %j, is compared by %s', (value, bare, expected) => {
  expect(listedKey({ ...server(value, 'Seven'), ...bare })).toBe(expected)
})

test.each([
  ['', servers],
  ['  ', servers],
  ['12', [dawnspire, harbor, sun, moonfall]],
  ['s12', [dawnspire, sun, moonfall]],
  ['S128', [moonfall]],
  ['１２８', [moonfall]],
  ['moon', [moonfall]],
  ['HARBOR', [harbor]],
  ['sun', [sun]],
  ['Sún', [sun]],
  ['999', []],
])('searching %j finds its servers', (query, expected) => {
  expect(searchServers(servers, query)).toEqual(expected)
})

test('every server is found by its own id, with and without the prefix, and by its name', () => {
  fc.assert(
    fc.property(fc.nat(99_999), fc.string({ unit: 'grapheme' }), (id, display) => {
      const one = server(`s${id}`, display)
      for (const query of [`s${id}`, String(id), `S${id}`, display]) {
        expect(searchServers([one], query)).toEqual([one])
      }
    }),
  )
})

test('a search only narrows the list and keeps its order', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const found = searchServers(servers, query)
      expect(servers.filter((one) => found.includes(one))).toEqual(found)
    }),
  )
})

test('my servers are those with a character, all servers are all', () => {
  const characters = [
    { value: '1', display: 'Kaelith', level: 82, server: server('s128', 'Moonfall') },
    { value: '2', display: 'Oru', level: 17, server: server('s128', 'Moonfall') },
    { value: '3', display: 'Lin', level: 0, server: dawnspire },
  ]
  expect(serversOfTab({ servers, characters, tab: 'mine' })).toEqual([dawnspire, moonfall])
  expect(serversOfTab({ servers, characters, tab: 'all' })).toEqual(servers)
  expect(serversOfTab({ servers, characters: [], tab: 'mine' })).toEqual([])
})

test('the characters of a server are found under either spelling of its id, unless both are listed', () => {
  const on = (value: string, of: GameServer) => ({ value, display: value, level: 0, server: of })
  const seven = { ...server('7', 'Seven'), isBare: true as const }
  const characters = [
    on('a', moonfall),
    on('b', server('S128', '')),
    on('c', server('s7', '')),
    on('d', seven),
  ]
  const valuesOn = (of: GameServer) => charactersOn(characters, of).map(({ value }) => value)
  expect(valuesOn(server('s128', ''))).toEqual(['a', 'b'])
  expect(valuesOn(seven)).toEqual(['d'])
  expect(valuesOn(server('s7', ''))).toEqual(['c'])
  expect(valuesOn(dawnspire)).toEqual([])
})

test('a list of characters is sorted by server once, however many servers are asked about', () => {
  let reads = 0
  const character = {
    value: '1',
    display: 'Kaelith',
    level: 82,
    get server() {
      reads += 1
      return dawnspire
    },
  }
  const characters = [character]
  for (const one of servers) charactersOn(characters, one)
  expect(charactersOn(characters, dawnspire)).toEqual([character])
  expect(reads).toBe(1)
})
