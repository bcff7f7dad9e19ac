import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildMethod, buildOption, buildRegion } from '../testing/paymentBuilders.ts'
import {
  type MethodContext,
  isPriceAllowed,
  visibleMethods,
  visibleRegions,
  whyNoMethod,
} from './visibleMethods.ts'
import type { PaymentMethod, PaymentOption } from './paymentMethod.ts'

const context: MethodContext = { amount: 499, platform: 'android', skippedChannelIds: new Set() }
const ids = (options: readonly { readonly paywayId: string }[]) => options.map(({ paywayId }) => paywayId)

describe('a method is shown only', () => {
  test.each([
    ['with an icon', { iconUrl: null }, false],
    ['with an icon and a price in range', { minAmount: 100, maxAmount: 500 }, true],
    ['up to its highest price', { maxAmount: 498 }, false],
    ['from its lowest price', { minAmount: 500 }, false],
    ['even without a channel id, which is rejected on payment', { channelId: null }, true],
  ])('%s', (_rule, over, shown) => {
    expect(visibleMethods([buildMethod(over)], context)).toHaveLength(shown ? 1 : 0)
  })

  test('when its channel is not left out of the common path', () => {
    const skippedChannelIds = new Set([10401])
    const methods = [buildMethod({ paywayId: 'a' }), buildMethod({ paywayId: 'b', channelId: 12101 })]
    expect(ids(visibleMethods(methods, { ...context, skippedChannelIds }))).toEqual(['b'])
  })
})

describe('a method with sub-methods', () => {
  const inRange = buildOption({ paywayId: 'in', maxAmount: 500, sort: 2 })
  const outOfRange = buildOption({ paywayId: 'out', maxAmount: 400 })
  const noIcon = buildOption({ paywayId: 'no icon', iconUrl: null })

  test('is shown when any one is in range, with those that are, in order', () => {
    const first = buildOption({ paywayId: 'first', sort: 1 })
    const method = buildMethod({ subMethods: [outOfRange, inRange, noIcon, first], maxAmount: 1 })
    expect(visibleMethods([method], context)).toEqual([{ ...method, subMethods: [first, inRange] }])
  })

  test('is hidden when none is in range, whatever its own range says', () => {
    expect(visibleMethods([buildMethod({ subMethods: [outOfRange, noIcon] })], context)).toEqual([])
  })

  test('is hidden without an icon of its own', () => {
    expect(visibleMethods([buildMethod({ iconUrl: null, subMethods: [inRange] })], context)).toEqual([])
  })
})

describe('Apple Pay on Payermax', () => {
  test.each([
    ['ios', 11801, 'pm-apple', true],
    ['android', 11801, 'pm-apple', false],
    ['web', 11801, 'pm-apple', false],
    ['web', 11801, 'pm-google', true],
    ['web', 12101, 'pm-apple', true],
    ['web', null, 'pm-apple', true],
  ] as const)('on %s, channel %s, method %s: shown %s', (platform, channelId, paywayId, shown) => {
    const option = { channelId, paywayId, name: 'Apple Pay' }
    const asSubMethod = buildMethod({ channelId: 11801, subMethods: [buildOption(option)] })
    const here: MethodContext = { ...context, platform, apart: { payermaxApplePayId: 'pm-apple' } }
    expect(visibleMethods([buildMethod(option)], here)).toHaveLength(shown ? 1 : 0)
    expect(visibleMethods([asSubMethod], here)).toHaveLength(shown ? 1 : 0)
  })

  test.each(['Apple Pay', 'アップルペイ', 'Оплата Apple'])('is not told by a name, here %s', (name) => {
    const option = buildMethod({ channelId: 11801, paywayId: 'other', name })
    const apart = { payermaxApplePayId: 'pm-apple' }
    expect(visibleMethods([option], { ...context, apart })).toHaveLength(1)
    expect(visibleMethods([{ ...option, paywayId: 'pm-apple' }], { ...context, apart })).toEqual([])
    expect(visibleMethods([{ ...option, paywayId: 'pm-apple' }], context)).toHaveLength(1)
  })
})

test.each([
  ['ios', 10901, false],
  ['web', 10901, false],
  ['web', 10401, true],
  ['web', null, true],
] as const)('the local provider is left out on %s; channel %s is shown: %s', (platform, channelId, shown) => {
  const here: MethodContext = { ...context, platform, apart: { localProviderChannelId: 10901 } }
  const asSubMethod = buildMethod({ subMethods: [buildOption({ channelId })] })
  expect(visibleMethods([buildMethod({ channelId })], here)).toHaveLength(shown ? 1 : 0)
  expect(visibleMethods([asSubMethod], here)).toHaveLength(shown ? 1 : 0)
  expect(visibleMethods([buildMethod({ channelId })], context)).toHaveLength(1)
})

test('methods are sorted by their number, equal ones as they came', () => {
  const methods = [
    buildMethod({ paywayId: 'c', sort: 10 }),
    buildMethod({ paywayId: 'a', sort: 2 }),
    buildMethod({ paywayId: 'd', sort: 10 }),
    buildMethod({ paywayId: 'b', sort: 9 }),
  ]
  expect(ids(visibleMethods(methods, context))).toEqual(['a', 'b', 'c', 'd'])
})

test('regions with no usable method are hidden, the others keep their order', () => {
  const usable = buildMethod()
  const regions = [
    buildRegion('MY', [usable]),
    buildRegion('PH', [buildMethod({ iconUrl: null })]),
    buildRegion('SG', []),
    buildRegion('ID', [usable]),
  ]
  expect(visibleRegions(regions, context)).toEqual([buildRegion('MY', [usable]), buildRegion('ID', [usable])])
})

const dear = { minAmount: 500 }
const bare = { iconUrl: null }
test.each([
  ['nothing was sent', [], 'none'],
  ['another price has one', [buildMethod(dear)], 'price'],
  ['another price has one of another', [buildMethod(bare), buildMethod(dear)], 'price'],
  ['another price has a part of one', [buildMethod({ subMethods: [buildOption(dear)] })], 'price'],
  ['they have no picture', [buildMethod(bare), buildMethod({ ...bare, ...dear })], 'picture'],
  ['their parts have no picture', [buildMethod({ subMethods: [buildOption(bare)] })], 'picture'],
  ['this build cannot pay them', [buildMethod({ channelId: 10401 })], 'none'],
  ['this build cannot pay them with a picture either', [buildMethod({ ...bare, channelId: 10401 })], 'none'],
] as const)('where %s, the reason is %s', (_what, methods, reason) => {
  const here = { ...context, skippedChannelIds: new Set(reason === 'none' ? [10401] : []) }
  const regions = [buildRegion('MY', methods)]
  expect(visibleRegions(regions, here)).toEqual([])
  expect(whyNoMethod(regions, here)).toBe(reason)
})

const anyOption = fc
  .record({
    channelId: fc.constantFrom(null, 10301, 10401, 11801),
    paywayId: fc.constantFrom('card', 'pm-apple'),
    iconUrl: fc.constantFrom(null, 'https://cdn.watt.example/card.png'),
    sort: fc.integer({ min: -2, max: 2 }),
    minAmount: fc.integer({ min: -1, max: 600 }),
    maxAmount: fc.integer({ min: -1, max: 600 }),
  })
  .map(buildOption)
const anyMethod = fc
  .tuple(anyOption, fc.array(anyOption, { maxLength: 3 }))
  .map(([option, subMethods]) => buildMethod({ ...option, subMethods }))

test('whatever is offered: what is shown can be used to pay here and is in order, and no other usable method is left out', () => {
  fc.assert(
    fc.property(
      fc.array(anyMethod, { maxLength: 6 }),
      fc.constantFrom('ios', 'android', 'web'),
      (methods, platform) => {
        const apart = { payermaxApplePayId: 'pm-apple' }
        const here: MethodContext = { amount: 499, platform, skippedChannelIds: new Set([10301]), apart }
        const isOffered = ({ iconUrl, channelId, paywayId }: PaymentOption) =>
          iconUrl !== null &&
          channelId !== 10301 &&
          (platform === 'ios' || channelId !== 11801 || paywayId !== 'pm-apple')
        const takes = (option: PaymentOption) =>
          isOffered(option) && isPriceAllowed(499, option.minAmount, option.maxAmount)
        const canPay = (method: PaymentMethod) =>
          method.subMethods.length === 0 ? takes(method) : isOffered(method) && method.subMethods.some(takes)

        const shown = visibleMethods(methods, here)
        expect(shown).toHaveLength(methods.filter(canPay).length)
        for (const method of shown) expect(method.subMethods.filter(takes)).toEqual(method.subMethods)
        for (const options of [shown, ...shown.map(({ subMethods }) => subMethods)]) {
          const sorts = options.map(({ sort }) => sort)
          expect(sorts).toEqual([...sorts].sort((a, b) => a - b))
        }
        expect(visibleMethods(shown, here)).toEqual(shown)
      },
    ),
  )
})
