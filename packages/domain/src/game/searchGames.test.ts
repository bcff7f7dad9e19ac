import { expect, test } from 'vitest'
import type { Game } from './game.ts'
import { searchGames } from './searchGames.ts'

const game = { gpId: 'g', logoUrl: null, isSelected: false, subGames: [], termsUrl: null, privacyUrl: null }
const starfall: Game = {
  ...game,
  clientId: '300',
  name: 'Starfall Chronicle',
  subGames: [
    { code: 'global', clientId: '301', name: 'Global', logoUrl: null },
    { code: 'sea', clientId: '302', name: 'Southeast Asia', logoUrl: null },
  ],
}
const ember: Game = { ...game, clientId: '400', name: 'Émber Dynasty' }
const games = [starfall, ember]

test.each([
  ['', games],
  ['starfall', [starfall]],
  ['southeast', [starfall]],
  ['ember', [ember]],
  [' DYN ', [ember]],
  ['nothing', []],
])('searching %j finds its games', (query, expected) => {
  expect(searchGames(games, query)).toEqual(expected)
})
