import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Game, gameOf } from './game.ts'
import { fullNameOf } from './fullNameOf.ts'
import { findGame, flattenGames } from './gameChoice.ts'
import { parseGameChoice } from './parseGameChoice.ts'

const links = { termsUrl: null, privacyUrl: null }
const starfall: Game = {
  ...links,
  clientId: '300',
  gpId: 'sf',
  name: 'Starfall Chronicle',
  logoUrl: 'https://cdn.example/sf.png',
  isSelected: true,
  subGames: [
    { code: 'global', clientId: '301', name: 'Global', logoUrl: null },
    { code: 'sea', clientId: '302', name: 'Southeast Asia', logoUrl: 'https://cdn.example/sea.png' },
  ],
}
const ember: Game = {
  ...links,
  clientId: '400',
  gpId: 'em',
  name: 'Émber Dynasty',
  logoUrl: null,
  isSelected: false,
  subGames: [],
}
const games = [starfall, ember]

const global = {
  clientId: '301',
  gpId: 'sf',
  name: 'Global',
  parentName: 'Starfall Chronicle',
  parentClientId: '300',
  logoUrl: 'https://cdn.example/sf.png',
  subGameCode: 'global',
  isSelected: true,
}
const sea = {
  ...global,
  clientId: '302',
  name: 'Southeast Asia',
  logoUrl: 'https://cdn.example/sea.png',
  subGameCode: 'sea',
}
const emberChoice = {
  clientId: '400',
  gpId: 'em',
  name: 'Émber Dynasty',
  parentName: null,
  parentClientId: null,
  logoUrl: null,
  subGameCode: null,
  isSelected: false,
}

test('editions and games without editions can be chosen, in list order', () => {
  expect(flattenGames(games)).toEqual([global, sea, emberChoice])
})

test.each([
  ['302', sea],
  ['400', emberChoice],
  [
    '300',
    {
      ...global,
      clientId: '300',
      name: 'Starfall Chronicle',
      parentName: null,
      parentClientId: null,
      subGameCode: null,
    },
  ],
  ['999', null],
  ['constructor', null],
])('the client id %s stands for its choice', (clientId, expected) => {
  expect(findGame(games, clientId)).toEqual(expected)
})

test.each([
  ['300', starfall],
  ['302', starfall],
  ['400', ember],
  ['999', null],
])('the client id %s belongs to its game', (clientId, expected) => {
  expect(gameOf(games, clientId)).toBe(expected)
})

test('an edition goes before a game of the same client id', () => {
  const first = { code: 'one', clientId: '300', name: 'One', logoUrl: null }
  expect(findGame([{ ...starfall, subGames: [first] }], '300')?.subGameCode).toBe('one')
})

test('a stored game reads back as it was stored', () => {
  for (const choice of flattenGames(games))
    expect(parseGameChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice)
})

test.each([
  ['no value', null],
  ['a text', '301'],
  ['no client id', { name: 'Global' }],
  ['no name', { clientId: '301', name: '' }],
  ['a client id that is no text', { clientId: 301, name: 'Global' }],
])('%s is not read as a stored game', (_title, value) => {
  expect(parseGameChoice(value)).toBeNull()
})

test('damaged details of a stored game get their defaults', () => {
  const stored = {
    clientId: '301',
    name: 'Global',
    gpId: 7,
    logoUrl: 'javascript:alert(1)//https://',
    isSelected: 'yes',
  }
  expect(parseGameChoice(stored)).toEqual({ ...emberChoice, clientId: '301', name: 'Global', gpId: '' })
})

test('whatever is stored, reading does not throw', () => {
  fc.assert(fc.property(fc.anything(), (value) => parseGameChoice(value) === null))
})

test('an edition is named with its game, a standalone game by its own name', () => {
  expect(flattenGames(games).map(fullNameOf)).toEqual([
    'Starfall Chronicle · Global',
    'Starfall Chronicle · Southeast Asia',
    'Émber Dynasty',
  ])
})
