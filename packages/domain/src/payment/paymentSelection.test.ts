import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildMethod, buildOption, buildRegion } from '../testing/paymentBuilders.ts'
import { optionKey } from './paymentMethod.ts'
import type { PaymentSelection, PaymentSelectionEvent } from './paymentSelection.ts'
import { noPaymentSelection, reducePaymentSelection } from './paymentSelection.ts'

const card = buildMethod({ paywayId: '700' })
const boost = buildOption({ paywayId: '12' })
const grab = buildOption({ paywayId: '13' })
const wallet = buildMethod({ paywayId: '1', subMethods: [boost, grab] })
const regions = [buildRegion('MY', [card, wallet]), buildRegion('SG', [card])]

const load = (storedRegion: string | null, storedRechargeKey: string | null) =>
  reducePaymentSelection(noPaymentSelection, {
    kind: 'regionsLoaded',
    regions,
    storedRegion,
    storedRechargeKey,
  })

const after = (state: PaymentSelection, ...events: readonly PaymentSelectionEvent[]) =>
  events.reduce(reducePaymentSelection, state).choice

describe('after loading', () => {
  test.each([
    ['the first region without a stored one', null, null, { kind: 'region', region: 'MY' }],
    ['the stored region', 'SG', null, { kind: 'region', region: 'SG' }],
    ['the first region when the stored one is gone', 'PH', null, { kind: 'region', region: 'MY' }],
    [
      'the stored method',
      'SG',
      '700',
      { kind: 'method', region: 'SG', picked: { method: card, subMethod: null } },
    ],
    [
      'the stored sub-method',
      'MY',
      '1/13',
      { kind: 'method', region: 'MY', picked: { method: wallet, subMethod: grab } },
    ],
    ['no method when the stored one is not listed', 'SG', '1/13', { kind: 'region', region: 'SG' }],
    ['no method when it was stored with a region now gone', 'PH', '700', { kind: 'region', region: 'MY' }],
    ['no method when no region was stored with it', null, '700', { kind: 'region', region: 'MY' }],
  ])('the choice is %s', (_rule, region, key, choice) => {
    expect(load(region, key)).toEqual({ regions, choice })
  })

  test('there is nothing to choose when no region is visible', () => {
    const none = { kind: 'regionsLoaded', regions: [], storedRegion: 'MY', storedRechargeKey: '700' } as const
    expect(after(load('MY', '700'), none)).toEqual({ kind: 'nothing', region: null })
    expect(after(noPaymentSelection, { kind: 'methodChosen', key: '700' })).toEqual({
      kind: 'nothing',
      region: null,
    })
    expect(after(noPaymentSelection, { kind: 'regionChosen', region: 'MY' })).toEqual({
      kind: 'nothing',
      region: null,
    })
  })
})

test('changing the region clears the chosen method', () => {
  expect(after(load('MY', '700'), { kind: 'regionChosen', region: 'SG' })).toEqual({
    kind: 'region',
    region: 'SG',
  })
})

test('choosing the region that is already chosen keeps the method', () => {
  const state = load('MY', '700')
  expect(reducePaymentSelection(state, { kind: 'regionChosen', region: 'MY' })).toBe(state)
})

test('a region can be chosen when regions are listed and none was chosen', () => {
  const state: PaymentSelection = { regions, choice: { kind: 'nothing', region: null } }
  expect(after(state, { kind: 'regionChosen', region: 'SG' })).toEqual({ kind: 'region', region: 'SG' })
})

test('a method without sub-methods is chosen at once', () => {
  const picked = { method: card, subMethod: null }
  expect(after(load(null, null), { kind: 'methodChosen', key: '700' })).toEqual({
    kind: 'method',
    region: 'MY',
    picked,
  })
})

test('of two channels with one payway id the tapped one is chosen, and their id alone chooses none', () => {
  const twins = [10401, 12101].map((channelId) => buildMethod({ paywayId: '5', channelId }))
  const state = reducePaymentSelection(noPaymentSelection, {
    kind: 'regionsLoaded',
    regions: [buildRegion('MY', twins)],
    storedRegion: null,
    storedRechargeKey: null,
  })
  for (const method of twins)
    expect(after(state, { kind: 'methodChosen', key: optionKey(method) })).toMatchObject({
      picked: { method },
    })
  expect(reducePaymentSelection(state, { kind: 'methodChosen', key: '5' })).toBe(state)
})

test('before any methods are known there is nothing', () => {
  expect(noPaymentSelection).toEqual({ regions: [], choice: { kind: 'nothing', region: null } })
})

test('a method is looked for in the chosen region alone', () => {
  const inSg = load('SG', null)
  const picked = { method: card, subMethod: null }
  expect(after(inSg, { kind: 'methodChosen', key: '700' })).toEqual({
    kind: 'method',
    region: 'SG',
    picked,
  })
  expect(reducePaymentSelection(inSg, { kind: 'methodChosen', key: '1' })).toBe(inSg)
})

test('a method with sub-methods opens the second popup, and nothing can be paid with meanwhile', () => {
  const open = after(load('MY', '700'), { kind: 'methodChosen', key: '1' })
  const before = { method: card, subMethod: null }
  expect(open).toEqual({ kind: 'choosingSubMethod', region: 'MY', method: wallet, before })
})

test('choosing a sub-method completes the choice', () => {
  const events = [
    { kind: 'methodChosen', key: '1' },
    { kind: 'subMethodChosen', key: '12' },
  ] as const
  const picked = { method: wallet, subMethod: boost }
  expect(after(load(null, null), ...events)).toEqual({ kind: 'method', region: 'MY', picked })
})

describe('closing the second popup', () => {
  const openAndClose = [{ kind: 'methodChosen', key: '1' }, { kind: 'subMethodsClosed' }] as const

  test('leaves nothing chosen where nothing was', () => {
    expect(after(load(null, null), ...openAndClose)).toEqual({ kind: 'region', region: 'MY' })
  })

  test.each(['700', '1/13'])('restores %s, which was chosen before', (key) => {
    const before = load('MY', key)
    expect(before.choice.kind).toBe('method')
    expect(after(before, ...openAndClose)).toEqual(before.choice)
  })

  test('restores the same choice when another popup opened over the first', () => {
    const before = load('MY', '700')
    expect(after(before, { kind: 'methodChosen', key: '1' }, ...openAndClose)).toEqual(before.choice)
  })
})

test.each([
  { kind: 'regionChosen', region: 'PH' },
  { kind: 'methodChosen', key: '9' },
  { kind: 'subMethodChosen', key: '12' },
  { kind: 'subMethodsClosed' },
] as const)('%j changes nothing when it does not apply', (event) => {
  const state = load('MY', '700')
  expect(reducePaymentSelection(state, event)).toBe(state)
})

test('a sub-method that is not listed changes nothing', () => {
  const state = reducePaymentSelection(load(null, null), { kind: 'methodChosen', key: '1' })
  expect(reducePaymentSelection(state, { kind: 'subMethodChosen', key: '99' })).toBe(state)
})

test('an event that the types rule out is a bug', () => {
  const event: unknown = { kind: 'unknown' }
  expect(() => reducePaymentSelection(noPaymentSelection, event as PaymentSelectionEvent)).toThrow('unknown')
})

test('whatever happens, the chosen method is one of the chosen region', () => {
  const region = fc.constantFrom('MY', 'SG', 'PH')
  const key = fc.constantFrom('700', '1', '12', '9')
  const event: fc.Arbitrary<PaymentSelectionEvent> = fc.oneof(
    fc.record({
      kind: fc.constant('regionsLoaded' as const),
      regions: fc.subarray(regions),
      storedRegion: fc.option(region),
      storedRechargeKey: fc.option(fc.constantFrom('700', '1', '1/12', '1/13')),
    }),
    fc.record({ kind: fc.constant('regionChosen' as const), region }),
    fc.record({ kind: fc.constant('methodChosen' as const), key }),
    fc.record({
      kind: fc.constant('subMethodChosen' as const),
      key: fc.constantFrom('12', '13', '14'),
    }),
    fc.constant({ kind: 'subMethodsClosed' as const }),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { regions: listed, choice } = events.reduce(reducePaymentSelection, noPaymentSelection)
      if (choice.kind === 'nothing') return
      const chosen = listed.find((each) => each.region === choice.region)
      expect(chosen).toBeDefined()
      if (choice.kind !== 'method') return
      expect(chosen?.methods).toContain(choice.picked.method)
      expect(choice.picked.subMethod === null).toBe(choice.picked.method.subMethods.length === 0)
    }),
    { numRuns: 1_000 },
  )
})
