import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildDismissed,
  buildFinal,
  buildIntended,
  buildOrdered,
  buildPurchaseSnapshot,
  buildRejected,
} from '../testing/orderBuilders.ts'
import { parseJournal, toStoredDetails, toStoredOrder, toStoredSnapshot } from './storedJournal.ts'
import { type JournalEntry, externalOrder } from './journal.ts'
import { nothingReported } from './orderFacts.ts'

const coupon = { code: 'C1', name: '15 % off', discountPrice: { minorUnits: 424, currency: 'USD' } }
const area = { display: 'Asia', value: '7' }
const { recipient } = buildPurchaseSnapshot()
const { product } = buildPurchaseSnapshot()
const full = [
  buildIntended('i1'),
  { ...buildOrdered('B1'), payUrl: null },
  { ...buildOrdered('B2'), snapshot: buildPurchaseSnapshot({ coupon, recipient: { ...recipient, area } }) },
  {
    ...buildFinal('B3'),
    snapshot: buildPurchaseSnapshot({ points: 49, product: { ...product, bonus: '+68 bonus' } }),
  },
  { ...buildFinal('B4'), outcome: 'fail' as const },
]
const stored = (entries: readonly JournalEntry[]): readonly object[] =>
  JSON.parse(JSON.stringify(entries.map(toStoredOrder)))
const records = stored(full)

test('a stored journal comes back as it was', () => {
  expect(parseJournal(stored(full))).toEqual(full)
})

test.each<[string, object, JournalEntry]>([
  ['a dismissed intent', { setAsideAtMs: 5 }, buildDismissed('i1', 5)],
  ['a rejected intent', { isRefused: true }, buildRejected('i1')],
  ['a rejected intent, which was sent', { isRefused: true, isUnsent: true }, buildRejected('i1')],
  [
    'an intent that was rejected, then dismissed',
    { isRefused: true, setAsideAtMs: 5 },
    { ...buildDismissed('i1', 5), from: 'rejected' },
  ],
  ['an intent, where the marks cannot be read', { isRefused: 1, setAsideAtMs: 'x' }, buildIntended('i1')],
])('a stored intent with its marks is %s', (_case, marks, entry) => {
  expect(parseJournal([{ ...toStoredOrder(buildIntended('i1')), ...marks }])).toStrictEqual([entry])
})

test.each([buildOrdered('B1'), buildFinal('B1')])(
  'what is reported of an order with state $kind comes back',
  (entry) => {
    const reported = {
      ...nothingReported,
      product: '60 Crystals',
      amount: { minorUnits: 99, currency: 'USD' },
    }
    const external = { ...entry, origin: externalOrder(reported) }
    expect(parseJournal(stored([external]))).toStrictEqual([external])
  },
)

const reportedAs = (amount: object): JournalEntry => ({
  ...buildOrdered('B1'),
  origin: externalOrder({ ...nothingReported, amount: { minorUnits: 500, currency: 'USD', ...amount } }),
})

test('a reported amount with more decimals than its currency comes back with its digits', () => {
  const external = reportedAs({ asSent: '4.999' })
  expect(parseJournal(stored([external]))).toStrictEqual([external])
})

const dinars = (minorUnits: number) => ({ minorUnits, currency: 'KWD' })
const boughtInDinars = {
  ...buildFinal('B1'),
  charged: dinars(1527),
  snapshot: buildPurchaseSnapshot({
    price: dinars(1525),
    payable: dinars(1297),
    coupon: { ...coupon, discountPrice: dinars(1297) },
  }),
}

test('an amount in thousandths comes back', () => {
  expect(parseJournal(stored([boughtInDinars]))).toStrictEqual([boughtInDinars])
  const external = reportedAs(dinars(1525))
  expect(parseJournal(stored([external]))).toStrictEqual([external])
})

test('older releases read hundredths and digits of it, and what they wrote without digits is hundredths', () => {
  const [written] = stored([boughtInDinars])
  expect(written).toMatchObject({
    snapshot: { price: { minorUnits: 153, currency: 'KWD', asSent: '1.525' } },
  })
  const old = { minorUnits: 150, currency: 'KWD' }
  const from = toStoredOrder(boughtInDinars)
  const [read] = parseJournal([{ ...from, snapshot: { ...from.snapshot, price: old, payable: old } }])
  expect(read?.snapshot).toMatchObject({ price: dinars(1500), payable: dinars(1500) })
})

test('yuan that an older release wrote by the code of ISO 4217 are those of the specification', () => {
  const yuan = (currency: string) => {
    const amount = { minorUnits: 3000, currency }
    return {
      ...buildFinal('B1'),
      charged: amount,
      snapshot: buildPurchaseSnapshot({ price: amount, payable: amount }),
    }
  }
  expect(parseJournal(stored([yuan('CNY')]))).toStrictEqual([yuan('RMB')])
})

test.each([[undefined], [null], ['x'], [{}], ['-4.999'], [4.999]])(
  'digits of a reported amount that are %j are none, and the order stays',
  (asSent) => {
    expect(parseJournal(stored([reportedAs({ asSent })]))).toStrictEqual([reportedAs({})])
  },
)

test('unreadable reported details count as none, whatever the tap that ran into the order wanted', () => {
  const entry = buildOrdered('B1')
  const spoiledDetails = { ...toStoredOrder(entry), told: { ...toStoredDetails(nothingReported), amount: 5 } }
  expect(parseJournal([spoiledDetails])).toStrictEqual([{ ...entry, origin: externalOrder(nothingReported) }])
})

test('only the unreadable entry is dropped', () => {
  expect(parseJournal([null, records[0], {}, 'x', records[1], { kind: 'other' }])).toEqual([full[0], full[1]])
})

test.each([null, undefined, 'x', 5, {}, { length: 1, 0: records[0] }])('%j is an empty journal', (json) => {
  expect(parseJournal(json)).toEqual([])
})

test('names may be empty: an order without them is still an order', () => {
  const character = { display: '', value: '900001' }
  const nameless = {
    ...buildOrdered('B1'),
    snapshot: buildPurchaseSnapshot({ recipient: { ...recipient, gameName: '', character } }),
  }
  expect(parseJournal(stored([nameless]))).toEqual([nameless])
})

const paths = (value: unknown): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[key], ...paths(inner).map((path) => [key, ...path])])
    : []

/** A copy of the tree whose value at the path is replaced. */
const spoiled = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by
  const inner: unknown = Reflect.get(Object(value), key)
  return { ...Object(value), [key]: spoiled(inner, rest, by) }
}

/** Fields that older releases do not write, so that they may be missing. */
const laterFields = ['snapshot.points', 'snapshot.product.bonus']

test.each(
  full.flatMap((entry) => {
    const { version: _, ...record } = toStoredOrder(entry)
    const judged = paths(record).filter((path) => !laterFields.includes(path.join('.')))
    return judged.map((path) => [`${entry.kind} ${path.join('.')}`, record, path] as const)
  }),
)('an entry whose %s is of a wrong type is not read', (_title, record, path) => {
  expect(parseJournal([spoiled(record, path, true)])).toEqual([])
  expect(parseJournal([spoiled(record, path, undefined)])).toEqual([])
})

test('entries with inherited fields or poisoned keys are not read', () => {
  expect(parseJournal([Object.create(toStoredOrder(buildOrdered('B1')))])).toEqual([])
  expect(parseJournal(JSON.parse('[{"__proto__":{"kind":"ordered","billingNo":"B1"}}]'))).toEqual([])
})

test.each([
  [
    'a region in another form',
    {
      ...records[1],
      snapshot: { ...toStoredSnapshot(buildPurchaseSnapshot()), paymentRegion: '__proto__' },
    },
  ],
  ['an unknown outcome', { ...records[3], outcome: 'pending' }],
  ['an empty billing number', { ...records[1], billingNo: '' }],
  [
    'a fractional amount',
    {
      ...records[1],
      snapshot: toStoredSnapshot(buildPurchaseSnapshot({ payable: { minorUnits: 1.5, currency: 'USD' } })),
    },
  ],
  [
    'a negative amount',
    {
      ...records[1],
      snapshot: toStoredSnapshot(buildPurchaseSnapshot({ payable: { minorUnits: -1, currency: 'USD' } })),
    },
  ],
  [
    'an empty currency',
    {
      ...records[1],
      snapshot: toStoredSnapshot(buildPurchaseSnapshot({ payable: { minorUnits: 1, currency: '' } })),
    },
  ],
])('an entry with %s is not read', (_case, entry) => {
  expect(parseJournal([entry])).toEqual([])
})

test('whatever is stored, reading never throws and what is read reads the same again', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.array(fc.oneof(fc.anything(), fc.constantFrom(...records)))),
      (json) => {
        const journal = parseJournal(json)
        expect(parseJournal(stored(journal))).toEqual(journal)
      },
    ),
  )
})

test.each([
  ['lacks', undefined, undefined],
  ['cannot be read in', 7, '49'],
])(
  'bonus and points that a record of another release %s are none, and the order stays',
  (_how, bonus, points) => {
    const [record] = stored([buildOrdered('B1')])
    const { snapshot } = record as ReturnType<typeof toStoredOrder>
    const other = { ...record, snapshot: { ...snapshot, points, product: { ...snapshot.product, bonus } } }
    expect(parseJournal(JSON.parse(JSON.stringify([other])))).toEqual([buildOrdered('B1')])
  },
)
