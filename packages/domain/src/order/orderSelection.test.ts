import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSelection } from '../testing/orderBuilders.ts'
import {
  type Chosen,
  nothingChosen,
  orderSelectionExpiryDays,
  parseSelection,
  toStoredSelection,
} from './orderSelection.ts'

const selection = buildSelection()
const kept = toStoredSelection(selection)

test('a selection is kept 7 days', () => {
  expect(orderSelectionExpiryDays).toBe(7)
})

const fresh: Chosen = {
  gameName: 'Other',
  gameProductId: '',
  area: null,
  server: null,
  realServer: null,
  character: null,
  productId: null,
  region: null,
  rechargeKey: null,
}

test('a login, a logout or another game leaves nothing but the game', () => {
  expect(nothingChosen({ name: 'Other', gpId: '' })).toEqual(fresh)
})

test('without a game there is not even that', () => {
  expect(nothingChosen(null)).toEqual({ ...fresh, gameName: '' })
})

test('the names in storage are those of the first release, so that each release reads the other', () => {
  const { character, productId, ...rest } = selection
  expect(kept).toStrictEqual({ ...rest, role: character, goods: productId })
})

describe('reading a stored selection', () => {
  test.each([
    ['a full one', selection],
    ['an empty one', { ...nothingChosen(null), clientId: '100001', suid: '' }],
    ['one of no game', { ...nothingChosen(null), clientId: null, suid: '' }],
  ])('%s comes back as it was', (_case, stored) => {
    expect(parseSelection(JSON.parse(JSON.stringify(toStoredSelection(stored))))).toEqual(stored)
  })

  test('one of no game is stored with an empty id, as earlier releases store and read it', () => {
    const stored = { ...kept, clientId: '', gameName: '', gameProductId: '' }
    const read = parseSelection(stored)
    expect(read).toMatchObject({ clientId: null, productId: selection.productId })
    expect(read && toStoredSelection(read)).toStrictEqual(stored)
  })

  test.each(Object.keys(kept))('one with an unreadable %s is dropped', (field) => {
    expect(parseSelection({ ...kept, [field]: 5 })).toBeNull()
    expect(parseSelection({ ...kept, [field]: undefined })).toBeNull()
  })

  test.each(['area', 'server', 'role'])('one whose %s has no value is dropped', (field) => {
    expect(parseSelection({ ...kept, [field]: { display: 'x', value: '' } })).toBeNull()
    expect(parseSelection({ ...kept, [field]: { value: 'x' } })).toBeNull()
  })

  test('anything may be stored, nothing throws', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(parseSelection(json)).toBeNull()
      }),
    )
  })
})
