import { expect, test } from 'vitest'
import { createFakeServices } from '../testing/fakeServices.ts'
import { gameFirst } from './createServices.ts'

test.each(['login', 'serverCharacter'] as const)('while no game is chosen, %s leads to the games', (kind) => {
  const { session } = createFakeServices()
  expect(gameFirst(session, { kind })).toEqual({ kind })
  session.setState({ clientId: null, game: null })
  expect(gameFirst(session, { kind })).toEqual({ kind: 'games' })
})

test('what needs no game opens without one', () => {
  const { session } = createFakeServices()
  session.setState({ clientId: null, game: null })
  expect(gameFirst(session, { kind: 'language' })).toEqual({ kind: 'language' })
})
