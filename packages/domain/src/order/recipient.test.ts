import { expect, test } from 'vitest'
import { buildLinkRecipient, buildPurchaseSnapshot } from '../testing/orderBuilders.ts'
import { type Recipient, buyerOf, idsOf, namesOf } from './recipient.ts'

const game = { clientId: '100001', gameName: 'Starfall Chronicle', username: 'ren_hoshi' }
const area = { display: 'Asia', value: '7' }
const character: Recipient = { ...buildPurchaseSnapshot().recipient, area }
const account: Recipient = { kind: 'account', ...game, suid: '5001' }
const link = buildLinkRecipient()
const unread: Recipient = { kind: 'unread' }

test.each<[string, Recipient, Recipient | null]>([
  ['of a character is that of the character', character, character],
  ['of an account is that account', account, account],
  ['of a payment link is nobody’s', link, null],
  ['that another release wrote is not known', unread, null],
])('the account of an order %s', (_whose, recipient, expected) => {
  expect(buyerOf(recipient)).toBe(expected)
})

test.each<[string, Recipient, ReturnType<typeof idsOf>]>([
  ['a character are all', character, { clientId: '100001', area, serverId: 's128', characterId: '900001' }],
  [
    'an account are those of its game',
    account,
    { clientId: '100001', area: null, serverId: null, characterId: null },
  ],
  [
    'an account that has chosen no game are none',
    { ...account, clientId: null },
    { clientId: null, area: null, serverId: null, characterId: null },
  ],
  [
    'a payment link are those that it names, never an area',
    link,
    { clientId: '100001', area: null, serverId: 's128', characterId: '900001' },
  ],
  [
    'somebody whom another release wrote are none',
    unread,
    { clientId: null, area: null, serverId: null, characterId: null },
  ],
])('the ids of %s', (_who, recipient, expected) => {
  expect(idsOf(recipient)).toStrictEqual(expected)
})

const asAccount = {
  game: 'Starfall Chronicle',
  account: 'ren_hoshi',
  server: 'Starfall Chronicle',
  character: 'ren_hoshi',
}

test.each<[string, Recipient, ReturnType<typeof namesOf>]>([
  [
    'a character is named with its server',
    character,
    { ...asAccount, server: 'S128 Moonfall', character: 'Kaelith' },
  ],
  ['an account is named in the place of its character', account, asAccount],
  ['the debtor of a payment link is named in the place of a character', link, asAccount],
  [
    'somebody whom another release wrote has no name',
    unread,
    { game: null, account: null, server: null, character: null },
  ],
])('%s', (_who, recipient, expected) => {
  expect(namesOf(recipient)).toStrictEqual(expected)
})
