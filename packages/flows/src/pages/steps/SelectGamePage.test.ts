import type { Game } from '@topup/domain'
import { expect, test } from 'vitest'
import { tileState } from './SelectGamePage.tsx'

const gameNamed = (clientId: string, editions: readonly string[] = []): Game => ({
  clientId,
  gpId: '',
  name: clientId,
  logoUrl: null,
  isSelected: false,
  termsUrl: null,
  privacyUrl: null,
  subGames: editions.map((code) => ({ code, clientId: `${clientId}-${code}`, name: code, logoUrl: null })),
})
const [iron, star, tide] = [
  gameNamed('iron'),
  gameNamed('star', ['global', 'sea']),
  gameNamed('tide', ['west']),
]
const games = [iron, star, tide]

test.each([
  ['nothing chosen', null, null, { open: null, ticked: null, missing: 'game' }],
  ['a game that is not listed', 'gone', null, { open: null, ticked: null, missing: 'game' }],
  ['a game without editions', 'iron', null, { open: null, ticked: iron, missing: null }],
  ['an edition', 'star-sea', null, { open: star, ticked: star, missing: null }],
  ['a game as a whole', 'star', null, { open: star, ticked: star, missing: null }],
  ['an edition, its own game tapped', 'star-sea', 'star', { open: star, ticked: star, missing: null }],
  [
    'a game, and another one with editions tapped',
    'iron',
    'star',
    { open: star, ticked: null, missing: 'edition' },
  ],
  [
    'an edition, and another game with editions tapped',
    'star-sea',
    'tide',
    { open: tide, ticked: null, missing: 'edition' },
  ],
  [
    'nothing, and a game with editions tapped',
    null,
    'tide',
    { open: tide, ticked: null, missing: 'edition' },
  ],
  ['a game, and one tapped that is gone', 'iron', 'gone', { open: null, ticked: iron, missing: null }],
] as const)('with %s, the step shows the game or what is missing', (_title, clientId, opened, expected) => {
  expect(tileState(games, clientId, opened)).toEqual(expected)
})
