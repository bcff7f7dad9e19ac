import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIntended, buildOrdered, buildPurchaseSnapshot, buildSettled } from '../testing/orderBuilders.ts'
import { parseJournal } from './parseJournal.ts'
import { nothingTold } from './toldOrder.ts'

const coupon = { code: 'C1', name: '15 % off', discountPrice: { minorUnits: 424, currency: 'USD' } }
const area = { display: 'Asia', value: '7' }
const { recipient } = buildPurchaseSnapshot()
const full = [
  buildIntended('i1'),
  { ...buildOrdered('B1'), payUrl: null },
  { ...buildOrdered('B2'), snapshot: buildPurchaseSnapshot({ coupon, recipient: { ...recipient, area } }) },
  buildSettled('B3'),
  { ...buildSettled('B4'), outcome: 'fail' as const },
]
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a stored journal comes back as it was', () => {
  expect(parseJournal(stored(full))).toEqual(full)
})

test.each([
  ['comes back', 5, { ...buildIntended('i1'), setAsideAtMs: 5 }],
  ['that cannot be read is none', 'x', buildIntended('i1')],
])('the mark of an intent put aside %s', (_case, setAsideAtMs, expected) => {
  expect(parseJournal(stored([{ ...buildIntended('i1'), setAsideAtMs }]))).toStrictEqual([expected])
})

test.each([
  ['comes back', true, { ...buildIntended('i1'), isRefused: true }],
  ['that cannot be read is none', 1, buildIntended('i1')],
])('the mark of an intent that was refused %s', (_case, isRefused, expected) => {
  expect(parseJournal(stored([{ ...buildIntended('i1'), isRefused }]))).toEqual([expected])
})

test.each([buildOrdered('B1'), buildSettled('B1')])(
  'what is told of an order that is $kind comes back',
  (entry) => {
    const told = { ...nothingTold, product: '60 Crystals', amount: { minorUnits: 99, currency: 'USD' } }
    expect(parseJournal(stored([{ ...entry, told }]))).toEqual([{ ...entry, told }])
  },
)

test('what is told and cannot be read is nothing, never what the tap that met the order asked for', () => {
  const entry = buildOrdered('B1')
  expect(parseJournal(stored([{ ...entry, told: { ...nothingTold, amount: 5 } }]))).toEqual([
    { ...entry, told: nothingTold },
  ])
})

test('an unreadable entry falls away alone', () => {
  expect(parseJournal([null, full[0], {}, 'x', full[1], { kind: 'other' }])).toEqual([full[0], full[1]])
})

test.each([null, undefined, 'x', 5, {}, { length: 1, 0: full[0] }])('%j is an empty journal', (json) => {
  expect(parseJournal(json)).toEqual([])
})

test('names may be empty: an order without them is still an order', () => {
  const role = { display: '', value: '900001' }
  const nameless = {
    ...buildOrdered('B1'),
    snapshot: buildPurchaseSnapshot({ recipient: { ...recipient, gameName: '', role } }),
  }
  expect(parseJournal([nameless])).toEqual([nameless])
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

test.each(
  full.flatMap((entry) =>
    paths(entry).map((path) => [`${entry.kind} ${path.join('.')}`, entry, path] as const),
  ),
)('an entry whose %s is of a wrong type is not read', (_title, entry, path) => {
  expect(parseJournal([spoiled(entry, path, true)])).toEqual([])
  expect(parseJournal([spoiled(entry, path, undefined)])).toEqual([])
})

test('entries with inherited fields or poisoned keys are not read', () => {
  expect(parseJournal([Object.create(buildOrdered('B1'))])).toEqual([])
  expect(parseJournal(JSON.parse('[{"__proto__":{"kind":"ordered","billingNo":"B1"}}]'))).toEqual([])
})

test.each([
  [
    'an unknown region',
    { ...full[1], snapshot: { ...buildPurchaseSnapshot(), paymentRegion: 'constructor' } },
  ],
  ['an unknown outcome', { ...full[3], outcome: 'pending' }],
  ['an empty billing number', { ...full[1], billingNo: '' }],
  [
    'a fractional amount',
    { ...full[1], snapshot: buildPurchaseSnapshot({ payable: { minorUnits: 1.5, currency: 'USD' } }) },
  ],
  [
    'a negative amount',
    { ...full[1], snapshot: buildPurchaseSnapshot({ payable: { minorUnits: -1, currency: 'USD' } }) },
  ],
  [
    'an empty currency',
    { ...full[1], snapshot: buildPurchaseSnapshot({ payable: { minorUnits: 1, currency: '' } }) },
  ],
])('an entry with %s is not read', (_case, entry) => {
  expect(parseJournal([entry])).toEqual([])
})

test('whatever is stored, reading never throws and what is read reads the same again', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.array(fc.oneof(fc.anything(), fc.constantFrom(...full)))),
      (json) => {
        const journal = parseJournal(json)
        expect(parseJournal(stored(journal))).toEqual(journal)
      },
    ),
  )
})
