import { expect, test } from 'vitest'
import type { NewVersionRule } from './brandConfig.ts'
import { showsNewVersion } from './pageConfig.ts'

const universalOnly: NewVersionRule = { kind: 'regions', regions: ['universal'] }
const byGame: NewVersionRule = { kind: 'games', clientIds: ['301', '302'] }

test.each([
  ['all users', { kind: 'everyone' }, { region: null, clientId: null }, true],
  ['no users', { kind: 'nobody' }, { region: 'universal', clientId: '301' }, false],
  ['only the universal area, there', universalOnly, { region: 'universal', clientId: null }, true],
  ['only the universal area, elsewhere', universalOnly, { region: 'sea', clientId: '301' }, false],
  ['only the universal area, not known yet', universalOnly, { region: null, clientId: '301' }, false],
  [
    'two areas, in the second',
    { kind: 'regions', regions: ['universal', 'ja'] },
    { region: 'ja', clientId: null },
    true,
  ],
  ['by game list, listed', byGame, { region: null, clientId: '302' }, true],
  ['by game list, not listed', byGame, { region: 'universal', clientId: '30' }, false],
  ['by game list, no game yet', byGame, { region: 'universal', clientId: null }, false],
  [
    'by game list, an edition of a listed game',
    byGame,
    { region: null, clientId: '7', parentClientId: '301' },
    true,
  ],
  [
    'by game list, an edition of another game',
    byGame,
    { region: null, clientId: '7', parentClientId: '9' },
    false,
  ],
  ['by game list, a listed edition', byGame, { region: null, clientId: '302', parentClientId: '9' }, true],
] as const)('the new version for %s', (_title, rule, at, expected) => {
  expect(showsNewVersion(rule, { parentClientId: null, ...at })).toBe(expected)
})

test('an undeclared rule is a bug in the build', () => {
  const rule = JSON.parse('{"kind":"sometimes"}')
  expect(() => showsNewVersion(rule, { region: null, clientId: null, parentClientId: null })).toThrow(
    'Unexpected value',
  )
})
