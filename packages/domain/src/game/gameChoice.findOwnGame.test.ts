import { expect, test } from 'vitest'
import type { Game } from './game.ts'
import { findOwnGame } from './gameChoice.ts'

const game = (clientId: string, name: string, editions: readonly string[] = []): Game => ({
  termsUrl: null,
  privacyUrl: null,
  clientId,
  gpId: clientId,
  name,
  logoUrl: null,
  isSelected: false,
  subGames: editions.map((id) => ({ code: id, clientId: id, name: `Edition ${id}`, logoUrl: null })),
})

const games = [game('sf-web', 'Starfall', ['sf-sea']), game('ember-web', 'Ember')]
const table = [
  { clientIds: { web: 'sf-web', ios: 'sf-ios', android: 'sf-android' } },
  { clientIds: { web: 'ember-web', ios: 'ember-ios', android: 'ember-android' } },
  { clientIds: { web: 'gone-web', ios: 'gone-ios', android: 'gone-android' } },
]

test.each([
  ['ember-web', 'Ember'],
  ['ember-ios', 'Ember'],
  ['sf-android', 'Starfall'],
  ['sf-sea', 'Edition sf-sea'],
])('%s stands for %s, and is the id that calls use', (clientId, name) => {
  expect(findOwnGame(games, clientId, table)).toMatchObject({ clientId, name })
})

test.each(['gone-ios', 'unknown', ''])(
  '%j, which neither list nor table leads to a game, has none',
  (clientId) => {
    expect(findOwnGame(games, clientId, table)).toBeNull()
  },
)
