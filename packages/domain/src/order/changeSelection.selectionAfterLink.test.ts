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
  ['no character', { serverId: 's5', characterId: null }],
  ['the same character', { serverId: null, characterId: '9' }],
  ['the same character on the same server, however written', { serverId: '128', characterId: '9' }],
])('a link that names %s changes nothing', (_title, link) => {
  expect(selectionAfterLink(held, link)).toBe(held)
})

test.each([
  ['another character', { serverId: 's128', characterId: '10' }],
  ['a character of the same id on another server', { serverId: 's5', characterId: '9' }],
])('a link that names %s takes the place of the recipient, and of nothing else', (_title, link) => {
  expect(selectionAfterLink(held, link)).toEqual({
    ...held,
    area: null,
    server: null,
    realServer: null,
    character: null,
  })
})
