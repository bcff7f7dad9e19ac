import { describe, expect, test } from 'vitest'
import { buildMethod, buildOption } from '../testing/paymentBuilders.ts'
import { isCardMode, paysByCard } from './paymentMethod.ts'

test.each([
  ['the in-game card', 10301, true],
  ['the card that is exchanged', 11501, true],
  ['card billing, which has a page of its own', 10302, false],
  ['another gift card', 11701, false],
  ['a channel of another provider', 11801, false],
  ['no channel', null, false],
])('%s pays by card number and password: %j', (_case, channelId, expected) => {
  expect(paysByCard(channelId)).toBe(expected)
})

describe('card mode', () => {
  const card = buildOption({ channelId: 10301 })
  const page = buildOption({ channelId: 10401 })

  test.each([
    ['is off while nothing can be chosen', { kind: 'nothing', region: null }, false],
    ['is off while no method is chosen', { kind: 'region', region: 'MY' }, false],
    [
      'is off while a bank is being chosen',
      { kind: 'choosingSubMethod', region: 'MY', method: { ...card, subMethods: [card] }, before: null },
      false,
    ],
    [
      'is on with the card method',
      { kind: 'method', region: 'MY', picked: { method: { ...card, subMethods: [] }, subMethod: null } },
      true,
    ],
    [
      'is off with any other method',
      { kind: 'method', region: 'MY', picked: { method: buildMethod(), subMethod: null } },
      false,
    ],
    [
      'goes by the sub-method that pays, not by its parent',
      {
        kind: 'method',
        region: 'MY',
        picked: { method: { ...card, subMethods: [page] }, subMethod: page },
      },
      false,
    ],
  ] as const)('%s', (_case, choice, expected) => {
    expect(isCardMode(choice)).toBe(expected)
  })
})
