import fc from 'fast-check'
import { expect, test } from 'vitest'
import { err, ok } from '../base/result.ts'
import { parsePaymentRegion, paymentRegions } from './paymentRegion.ts'
import { canChangeRegion, resolveRegion } from './resolveRegion.ts'

const several = ['universal', 'sea', 'twhk'] as const
const none = { regions: several, domainAreaQuery: null, clientId: null, saved: null }
const regionByClientId = { sea: ['901', '902'], twhk: ['903'], kr: ['904'] }

test.each([
  [
    'the only region, whatever the rest says',
    { ...none, regions: ['kr'], domainAreaQuery: 'sea', saved: 'sea' },
    ok('kr'),
  ],
  ['the query value', { ...none, domainAreaQuery: 'sea', saved: 'twhk' }, ok('sea')],
  [
    'the query value before the client id',
    { ...none, domainAreaQuery: 'twhk', clientId: '901', regionByClientId },
    ok('twhk'),
  ],
  ['the region of the client id', { ...none, clientId: '902', regionByClientId, saved: 'twhk' }, ok('sea')],
  ['the saved region', { ...none, saved: 'twhk' }, ok('twhk')],
  [
    'the saved region when the client id is in no list',
    { ...none, clientId: '1', regionByClientId, saved: 'twhk' },
    ok('twhk'),
  ],
  ['the saved region when the brand has no lists', { ...none, clientId: '901', saved: 'twhk' }, ok('twhk')],
  [
    'the saved region when the query is not listed',
    { ...none, domainAreaQuery: 'kr', saved: 'sea' },
    ok('sea'),
  ],
  [
    'the saved region when the client id points outside',
    { ...none, clientId: '904', regionByClientId, saved: 'sea' },
    ok('sea'),
  ],
  ['none when nothing is known', none, err('none')],
  ['none when nothing is listed', { ...none, domainAreaQuery: 'kr', saved: 'mea' }, err('none')],
  ['none for a brand without regions', { ...none, regions: [], domainAreaQuery: 'kr' }, err('none')],
] as const)('the region is %s', (_title, from, expected) => {
  expect(resolveRegion(from)).toEqual(expected)
})

test.each(['toString', 'constructor', '__proto__', '', 'SEA', ' sea', 'sea,twhk'])(
  'the query value %j counts as absent',
  (domainAreaQuery) => {
    expect(resolveRegion({ ...none, domainAreaQuery, saved: 'sea' })).toEqual(ok('sea'))
  },
)

test('whatever is asked or stored, the region is one that the brand lists', () => {
  const anyText = fc.oneof(fc.constantFrom(...paymentRegions, '__proto__', 'constructor'), fc.string())
  fc.assert(
    fc.property(
      fc.subarray([...paymentRegions]),
      anyText,
      anyText,
      fc.anything(),
      (regions, domainAreaQuery, clientId, saved) => {
        const result = resolveRegion({ regions, domainAreaQuery, clientId, regionByClientId, saved })
        return result.ok ? regions.includes(result.value) : regions.length !== 1
      },
    ),
  )
})

test.each([
  ['sea', true],
  ['kr', false],
  ['nowhere', false],
  [null, false],
  [['sea'], false],
])('changing to %j is allowed: %s', (wanted, expected) => {
  expect(canChangeRegion(several, wanted)).toBe(expected)
})

test('every region of the list is read back as itself', () => {
  for (const region of paymentRegions) expect(parsePaymentRegion(region)).toBe(region)
  expect(paymentRegions).toHaveLength(12)
})

test.each([null, 7, '', 'S', 'Sea', 'toString', '__proto__', 'sea ', ['sea'], 'abcdefghijklm'])(
  '%j is stored as no region',
  (value) => {
    expect(parsePaymentRegion(value)).toBeNull()
  },
)
