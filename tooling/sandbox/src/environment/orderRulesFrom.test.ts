import { usualRules } from '@topup/service-model'
import { expect, test } from 'vitest'
import { orderRulesFrom } from './environment.ts'

test('without a word of the environment the usual rules hold', () => {
  expect(orderRulesFrom({})).toEqual(usualRules)
})

test('a JSON object changes the rules that it names', () => {
  expect(orderRulesFrom({ SANDBOX_ORDERS: '{"links":"repeat","namesLinkOrder":false}' })).toEqual({
    ...usualRules,
    links: 'repeat',
    namesLinkOrder: false,
  })
})

test.each(['repeat', '{"links":"twice"}', '{"link":"repeat"}', '3'])(
  '%s is answered with a sentence that names the fields',
  (text) => {
    expect(() => orderRulesFrom({ SANDBOX_ORDERS: text })).toThrow(
      'must be a JSON object with some of: links, namesLinkOrder, unpaid, holdsLimits',
    )
  },
)
