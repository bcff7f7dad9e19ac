import { expect, test } from 'vitest'
import { buildBrand } from '../testing/fakeBrand.ts'
import { starfall } from '../testing/fakeServices.ts'
import { layoutOf, routeInLayout } from './readVisit.ts'

test.each([
  [{ kind: 'everyone' }, 'new'],
  [{ kind: 'nobody' }, 'old'],
  [{ kind: 'regions', regions: ['universal'] }, 'new'],
  [{ kind: 'regions', regions: ['sea'] }, 'old'],
  [{ kind: 'games', clientIds: ['100001'] }, 'new'],
  [{ kind: 'games', clientIds: ['100002'] }, 'old'],
] as const)('with the rule %j a player sees the %s layout', (newVersion, layout) => {
  const at = { region: 'universal', clientId: '100001', game: null } as const
  expect(layoutOf(buildBrand({ newVersion }), at)).toBe(layout)
})

test.each([
  ['100001', 'new'],
  ['100002', 'old'],
  [null, 'old'],
] as const)('an edition whose game is %s sees the %s layout', (parentClientId, layout) => {
  const brand = buildBrand({ newVersion: { kind: 'games', clientIds: ['100001'] } })
  const game = { ...starfall, clientId: '100009', parentClientId }
  expect(layoutOf(brand, { region: 'sea', clientId: '100009', game })).toBe(layout)
})

test.each([
  ['new', '/recharge', '/selectGoods'],
  ['new', '/result', '/selectGoods'],
  ['new', '/selectGame', '/selectGoods'],
  ['new', '/selectGoods', null],
  ['new', '/replenishGoods', null],
  ['old', '/my', null],
  ['old', '/activity', null],
  ['old', '/userCenter', null],
  ['old', '/layoutGame', '/selectGoods'],
  ['old', '/selectGoods', null],
  ['old', '/certifiedReal', null],
] as const)('when the layout becomes %s, a player at %s continues at %s', (layout, path, next) => {
  expect(routeInLayout(layout, path)).toBe(next)
})
