import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildDismissed,
  buildFinal,
  buildIntended,
  buildLinkRecipient,
  buildOrdered,
  buildRejected,
} from '../testing/orderBuilders.ts'
import {
  entryOfUnreadable,
  isReadable,
  isTakenBack,
  parseJournal,
  readStoredOrder,
  takenBack,
  toStoredDetails,
  toStoredOrder,
} from './storedJournal.ts'
import { factsOf, nothingReported } from './orderFacts.ts'
import { externalOrder } from './journal.ts'
import { isUnknownPurchase, unknownPurchase } from './purchaseSnapshot.ts'
import type { Recipient } from './recipient.ts'

const { character: _unknown, ...unknownDetails } = nothingReported

const orders = [
  buildIntended('i1'),
  { ...buildIntended('i1'), isUnsent: true as const },
  buildRejected('i1'),
  buildDismissed('i1', 5),
  { ...buildDismissed('i1', 5), from: 'rejected' as const },
  buildOrdered('B1'),
  { ...buildOrdered('B1'), origin: externalOrder(nothingReported) },
  buildFinal('B1'),
  {
    ...buildFinal('B1'),
    origin: externalOrder({ ...nothingReported, product: '60 Crystals', character: 'Kaelith' }),
  },
]

test.each(orders)(
  'an order with state $kind comes back as it was, and so does one from a release without versions',
  (order) => {
    const { version: _, ...unversioned } = toStoredOrder(order)
    expect(readStoredOrder('order.any', toStoredOrder(order))).toStrictEqual(order)
    expect(readStoredOrder('order.any', unversioned)).toStrictEqual(order)
  },
)

test('the names in storage are those of the first release, so that it reads what this one writes', () => {
  expect(
    orders.map((order) => ({ ...toStoredOrder(order), snapshot: 0, apiOrigin: 0, payUrl: 0 })),
  ).toMatchObject([
    { kind: 'intended' },
    { kind: 'intended', isUnsent: true },
    { kind: 'intended', isRefused: true },
    { kind: 'intended', setAsideAtMs: 5 },
    { kind: 'intended', setAsideAtMs: 5, isRefused: true },
    { kind: 'ordered', billingNo: 'B1' },
    { kind: 'ordered', billingNo: 'B1', told: { ...unknownDetails, role: null } },
    { kind: 'settled', billingNo: 'B1', outcome: 'success', settledAtMs: 1_790_000_100_000 },
    {
      kind: 'settled',
      billingNo: 'B1',
      told: { ...unknownDetails, product: '60 Crystals', role: 'Kaelith' },
    },
  ])
})

test('the recipient in storage has the names of the first release', () => {
  const { kind: _kind, character, ...recipient } = buildOrdered('B1').snapshot.recipient
  expect(toStoredOrder(buildOrdered('B1')).snapshot.recipient).toStrictEqual({
    ...recipient,
    role: character,
  })
})

test('the product that a payment link does not name is stored as earlier releases store it', () => {
  const order = buildOrdered('B1')
  const { product } = order.snapshot
  const unnamed = { ...order, snapshot: { ...order.snapshot, product: { ...product, productId: null } } }
  const stored = toStoredOrder(unnamed)
  expect(stored.snapshot.product).toStrictEqual({ ...product, productId: '~' })
  expect(parseJournal([stored])).toEqual([unnamed])
})

test.each<Recipient>([
  buildLinkRecipient({ clientId: null, gameName: '' }),
  { kind: 'account', clientId: null, gameName: '', username: 'mika', suid: '8' },
])('an order of a $kind whose game nobody knows comes back as it was', (recipient) => {
  const order = buildOrdered('B1')
  const ofNoGame = { ...order, snapshot: { ...order.snapshot, recipient } }
  expect(readStoredOrder('order.no.B1', toStoredOrder(ofNoGame))).toStrictEqual(ofNoGame)
})

describe('a recipient of earlier releases, which knew accounts with a character alone', () => {
  const game = { clientId: '100001', gameName: 'Starfall Chronicle' }
  const unknown = { display: '', value: '-' }
  const mika = { ...game, username: 'mika', area: null }
  const named = {
    server: { display: 'Starfall Chronicle', value: 's128' },
    role: { display: 'mika', value: '900001' },
  }
  const unnamed = {
    server: { display: 'Starfall Chronicle', value: '~' },
    role: { display: 'mika', value: '~' },
  }

  test.each<[string, object, Recipient]>([
    [
      'a player’s character',
      {
        ...mika,
        suid: '8',
        area: { display: 'Asia', value: '7' },
        server: { display: 'S1', value: 's1' },
        role: { display: 'Oru', value: '9' },
      },
      {
        kind: 'character',
        ...mika,
        suid: '8',
        area: { display: 'Asia', value: '7' },
        server: { display: 'S1', value: 's1' },
        character: { display: 'Oru', value: '9' },
      },
    ],
    [
      'the debtor of a payment link that names a character',
      { ...mika, suid: 'link:rp 1', ...named },
      {
        kind: 'paymentLink',
        paymentLinkId: 'rp 1',
        ...game,
        username: 'mika',
        serverId: 's128',
        characterId: '900001',
      },
    ],
    [
      'the debtor of a payment link that names none',
      { ...mika, suid: 'link:R:2', ...unnamed },
      {
        kind: 'paymentLink',
        paymentLinkId: 'R:2',
        ...game,
        username: 'mika',
        serverId: null,
        characterId: null,
      },
    ],
    [
      'an account that asked for an order',
      { ...mika, suid: '8', server: unknown, role: unknown },
      { kind: 'account', ...game, username: 'mika', suid: '8' },
    ],
    [
      'an account that asked for an order while no game was chosen',
      { ...mika, clientId: '', gameName: '', suid: '8', server: unknown, role: unknown },
      { kind: 'account', clientId: null, gameName: '', username: 'mika', suid: '8' },
    ],
    [
      'the debtor of a payment link that names no game',
      { ...mika, clientId: '', suid: 'link:R3', ...unnamed },
      {
        kind: 'paymentLink',
        paymentLinkId: 'R3',
        ...game,
        clientId: null,
        username: 'mika',
        serverId: null,
        characterId: null,
      },
    ],
    [
      'a player whose character is named by a dash',
      { ...mika, suid: '8', area: null, server: { display: 'S1', value: 's1' }, role: unknown },
      {
        kind: 'character',
        ...mika,
        suid: '8',
        area: null,
        server: { display: 'S1', value: 's1' },
        character: unknown,
      },
    ],
    [
      'a player whose server is named by a dash',
      { ...mika, suid: '8', server: unknown, role: { display: 'Oru', value: '9' } },
      {
        kind: 'character',
        ...mika,
        suid: '8',
        server: unknown,
        character: { display: 'Oru', value: '9' },
      },
    ],
    [
      'nobody whom a record names',
      { clientId: '-', gameName: '', username: '', suid: '', area: null, server: unknown, role: unknown },
      { kind: 'unread' },
    ],
  ])('is %s, and is stored as they read it', (_who, stored, recipient) => {
    const record = toStoredOrder(buildOrdered('B1'))
    const old = { ...record, snapshot: { ...record.snapshot, recipient: stored } }
    const entry = readStoredOrder('order.no.B1', JSON.parse(JSON.stringify(old)))
    if (!isReadable(entry)) throw new Error('not read')
    expect(entry.snapshot.recipient).toEqual(recipient)
    expect(toStoredOrder(entry)).toEqual(old)
  })
})

test('an order of which nothing is known is stored as earlier releases store and read it', () => {
  const nowhere = { display: '', value: '-' }
  const [price, unsaid] = [
    { minorUnits: 0, currency: 'XXX' },
    { productId: '-', display: '', typeKey: '' },
  ]
  const recipient = { clientId: '100001', gameName: 'Starfall Chronicle', username: 'mika', suid: '8' }
  const stored = {
    snapshot: {
      intentId: 'external.B1',
      intendedAtMs: 5,
      recipient: { ...recipient, area: null, server: nowhere, role: nowhere },
      product: { ...unsaid, bonus: '' },
      price,
      coupon: null,
      payable: price,
      points: 0,
      method: { paywayId: '-', channelId: 0, name: '', country: '' },
      paymentRegion: 'sea',
    },
    apiOrigin: 'https://api.store.example',
    version: 1,
    billingNo: 'B1',
    told: toStoredDetails(nothingReported),
    kind: 'ordered',
    payUrl: null,
  }
  const entry = readStoredOrder('order.no.B1', JSON.parse(JSON.stringify(stored)))
  if (!isReadable(entry)) throw new Error('not read')
  const asker = { kind: 'account', ...recipient } as const
  const known = { intentId: 'external.B1', intendedAtMs: 5, asker, paymentRegion: 'sea' } as const
  expect(entry.snapshot).toStrictEqual(unknownPurchase(known))
  expect(JSON.stringify(toStoredOrder(entry))).toBe(JSON.stringify(stored))
})

test('additional fields of a later release do no harm', () => {
  const more = { ...toStoredOrder(buildOrdered('B1')), refundedAtMs: 5 }
  expect(readStoredOrder('order.no.B1', more)).toEqual(buildOrdered('B1'))
})

test('an order of a region that a later release sells in keeps it', () => {
  const stored = toStoredOrder(buildOrdered('B1'))
  const later = { ...stored, snapshot: { ...stored.snapshot, paymentRegion: 'mars' } }
  expect(readStoredOrder('order.no.B1', later)).toMatchObject({ snapshot: { paymentRegion: 'mars' } })
})

describe('an order of a later release', () => {
  const ordered = toStoredOrder(buildOrdered('B1'))
  test.each<[string, unknown]>([
    ['of a new kind', { ...ordered, kind: 'refunding' }],
    ['of another shape', { ...ordered, snapshot: { ...ordered.snapshot, price: '4.99' } }],
    ['of a region in another form', { ...ordered, snapshot: { ...ordered.snapshot, paymentRegion: 7 } }],
    ['with a renamed field', { ...ordered, billingNo: undefined, orderNo: 'B1' }],
    ['of a later version', { ...ordered, version: 2 }],
    ['of a version that is no number', { ...ordered, version: '1' }],
    ['in an envelope', { version: 2, order: ordered }],
    ['sealed altogether', 'AAEC'],
    ['damaged', undefined],
  ])('%s is kept as an order that may exist, with the number of its key', (_what, value) => {
    const order = readStoredOrder('order.no.B1', value)
    expect(isReadable(order)).toBe(false)
    expect(order).toEqual({ key: 'order.no.B1', billingNo: 'B1', intentId: expect.toSatisfy(isIntent) })
  })
  const isIntent = (id: unknown) => id === null || id === 'intent of B1'

  test('takes the number from its fields when its key has none, however deeply nested', () => {
    const value = { version: 2, order: { at: 5, entry: { billingNo: 'B7' } } }
    expect(readStoredOrder('order.i9', value)).toEqual({ key: 'order.i9', billingNo: 'B7', intentId: 'i9' })
    expect(readStoredOrder('order.no.', null)).toMatchObject({ billingNo: null })
  })

  test.each<[string, object, object]>([
    [
      'the intent beside the number of its key',
      { version: 2, order: { entry: { intentId: 'i7' } } },
      { billingNo: 'B1', intentId: 'i7' },
    ],
    ['no name of the fourth level', { a: { b: { c: { intentId: 'i7' } } } }, { intentId: null }],
    ['no empty name', { intentId: '', order: { intentId: 'i7' } }, { intentId: 'i7' }],
  ])('takes %s from its fields', (_what, value, names) => {
    expect(readStoredOrder('order.no.B1', value)).toMatchObject(names)
  })

  test.each(['reorder.i9', 'reorder.no.B7', 'order.i9\n', 'order.no.B7\nB8'])(
    'whose key %j is none of an order has no names',
    (key) => {
      expect(readStoredOrder(key, null)).toEqual({ key, billingNo: null, intentId: null })
    },
  )
})

test('whatever is stored is read as an order or as an unreadable order, never as nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.anything(), (key, value) => {
      const order = readStoredOrder(`order.${key}`, value)
      expect(isReadable(order) || order.key === `order.${key}`).toBe(true)
    }),
  )
})

test('an intent that was taken back is distinguished from an order, and from a mark of a later release', () => {
  expect(isTakenBack(takenBack(5))).toBe(true)
  for (const value of [
    ...orders.map(toStoredOrder),
    { ...takenBack(5), version: 2 },
    { kind: 'takenBack' },
    { ...takenBack(5), kind: 'intended' },
    null,
  ])
    expect(isTakenBack(value)).toBe(false)
})

test('an unreadable order is an open order of which only the number or the intent is known', () => {
  const host = 'https://api.store.example'
  const paymentRegion = 'sea'
  const numbered = entryOfUnreadable(
    { key: 'order.no.B1', billingNo: 'B1', intentId: null },
    { apiOrigin: host, paymentRegion },
  )
  expect(numbered).toMatchObject({ kind: 'ordered', billingNo: 'B1', apiOrigin: host, payUrl: null })
  const intent = entryOfUnreadable(
    { key: 'order.i7', billingNo: null, intentId: 'i7' },
    { apiOrigin: host, paymentRegion },
  )
  expect(intent).toMatchObject({ kind: 'intended', snapshot: { intentId: 'i7' } })
  for (const entry of [numbered, intent]) {
    expect(isUnknownPurchase(entry.snapshot)).toBe(true)
    expect(entry.snapshot.recipient).toEqual({ kind: 'unread' })
    expect(new Set(Object.values(factsOf(entry)))).toEqual(new Set([null]))
    // The release before this one reads it too, where it is stored.
    expect(parseJournal([toStoredOrder(entry)])).toEqual([entry])
  }
})

test('no purchase of a player counts as unknown', () => {
  const { snapshot } = buildOrdered('B1')
  expect(isUnknownPurchase(snapshot)).toBe(false)
})
