import type { Game } from '@topup/domain'
import { expect, test } from 'vitest'
import { buildBrand } from '../../testing/fakeBrand.ts'
import { offeredOf } from './GameLogo.tsx'

const star: Game = {
  clientId: '100001',
  gpId: '',
  name: 'Starfall Chronicle',
  logoUrl: null,
  isSelected: false,
  termsUrl: null,
  privacyUrl: null,
  subGames: [{ code: 'g', clientId: '100011', name: 'Global', logoUrl: null }],
}
const other: Game = {
  ...star,
  clientId: '100005',
  subGames: [{ code: 'g', clientId: '100015', name: 'Global', logoUrl: null }],
}
const idsOf = (game: Game, current: string | null) =>
  offeredOf(buildBrand(), game, current).map(({ clientId }) => clientId)

test.each([
  ['a game of the store’s own table: whole, and by edition', star, null, ['100001', '100011']],
  ['any other game: by edition', other, null, ['100015']],
  ['a game that a link has chosen as a whole: so too', other, '100005', ['100005', '100015']],
  ['a game without editions: itself', { ...other, subGames: [] }, null, ['100005']],
] as const)('%s', (_title, game, current, expected) => {
  expect(idsOf(game, current)).toEqual(expected)
})

test('an edition that has the id of its game stands for it alone', () => {
  const same = { ...star, subGames: [{ code: 'g', clientId: '100001', name: 'Global', logoUrl: null }] }
  expect(idsOf(same, '100001')).toEqual(['100001'])
})
