import { expect, test } from 'vitest'
import { nothingChosen } from './orderSelection.ts'
import { selectionAfterLink } from './changeSelection.ts'

const held = {
  ...nothingChosen(null),
  area: { display: 'Asia', value: 'a1' },
  server: { display: 'S128', value: 's128' },
  realServer: '128',
  character: { display: 'Kaelith', value: '9' },
  productId: 'crystals.680',
}

test.each([
  ['no character', { areaId: 'a2', serverId: 's5', characterId: null }],
  ['the same character', { areaId: null, serverId: null, characterId: '9' }],
  ['the same character in the same area', { areaId: 'a1', serverId: null, characterId: '9' }],
  [
    'the same character on the same server, however written',
    { areaId: null, serverId: '128', characterId: '9' },
  ],
])('a link that names %s changes nothing', (_title, link) => {
  expect(selectionAfterLink(held, link)).toBe(held)
})

test.each([
  ['another character', { areaId: null, serverId: 's128', characterId: '10' }],
  ['a character of the same id on another server', { areaId: null, serverId: 's5', characterId: '9' }],
  ['a character of the same ids in another area', { areaId: 'a2', serverId: 's128', characterId: '9' }],
])('a link that names %s takes the place of the recipient, and of nothing else', (_title, link) => {
  expect(selectionAfterLink(held, link)).toEqual({
    ...held,
    area: null,
    server: null,
    realServer: null,
    character: null,
  })
})

test('a link that names a character changes nothing where none is chosen', () => {
  const fresh = nothingChosen(null)
  expect(selectionAfterLink(fresh, { areaId: null, serverId: 's128', characterId: '9' })).toEqual(fresh)
})

test('a link that names an area leaves a recipient whose area is not known', () => {
  const nowhere = { ...held, area: null }
  expect(selectionAfterLink(nowhere, { areaId: 'a2', serverId: 's128', characterId: '9' })).toBe(nowhere)
})
