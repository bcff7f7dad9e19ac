import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSelection } from '../testing/orderBuilders.ts'
import { selectionAfterGame, withServer } from './changeSelection.ts'
import { nothingChosen, selectionAfterRegion } from './orderSelection.ts'

const selection = buildSelection()

const fresh = nothingChosen({ name: 'Other', gpId: '88' })

test('another server drops the character and keeps the rest', () => {
  expect(withServer(selection, { display: 'S9', value: '9' }, null)).toEqual({
    ...selection,
    server: { display: 'S9', value: 's9' },
    realServer: null,
    character: null,
  })
})

test.each([
  ['the same game keeps all', '100001', false, { ...selection, gameName: 'Other', gameProductId: '88' }],
  [
    'the same game keeps all, flagged as selected too',
    '100001',
    true,
    { ...selection, gameName: 'Other', gameProductId: '88' },
  ],
  ['another game clears all', '100002', false, fresh],
  [
    'another game that is flagged as selected keeps product, region and method, but not the character',
    '100002',
    true,
    { ...fresh, gameProductId: '88', productId: 'crystals.680', region: 'MY', rechargeKey: '1/12' },
  ],
])('%s', (_case, clientId, isSelected, expected) => {
  expect(selectionAfterGame(selection, { clientId, name: 'Other', gpId: '88', isSelected })).toEqual(expected)
})

test('whatever was chosen, no character comes along to another game', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (clientId, isSelected) => {
      fc.pre(clientId !== selection.clientId)
      const after = selectionAfterGame(selection, { clientId, name: 'Other', gpId: '88', isSelected })
      expect([after.area, after.server, after.realServer, after.character]).toEqual([null, null, null, null])
    }),
  )
})

test('another payment region drops product, country and method, and keeps the character', () => {
  expect(selectionAfterRegion(selection)).toEqual({
    ...selection,
    productId: null,
    region: null,
    rechargeKey: null,
  })
})

test('a server beside another that has its id with an s keeps its id', () => {
  expect(withServer(selection, { display: 'S9', value: '9', isBare: true }, null).server).toEqual({
    display: 'S9',
    value: '9',
  })
})
