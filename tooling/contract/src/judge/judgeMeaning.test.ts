import { getPaywayList } from '@topup/api-client/contract'
import { paywayWire, subPaymentWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { judgeMeaning } from './judgeMeaning.ts'

const judge = (methods: unknown) => {
  const content = { country: { MY: methods } }
  return judgeMeaning(
    getPaywayList.path,
    { content, sent: content },
    { currency: '', allowLocalHosts: false },
  ).map(
    ({ kind, path, expected, found }) =>
      `${kind} ${path.replace('content.country.MY.', '')}: ${expected}, not ${found}`,
  )
}

const noIcon = 'a picture, because a store does not show a method without an icon'
const noChannel = 'a channel, because a method without one is shown and cannot pay'
const otherChannel = 'a channel of the contract, because a store does not show a method of any other'

test.each([
  ['without an icon', { icon: null }, `broken 0.icon: ${noIcon}, not null`],
  ['with an empty icon', { icon: '' }, `broken 0.icon: ${noIcon}, not empty text`],
  ['without a channel', { channel_id: null }, `broken 0.channel_id: ${noChannel}, not null`],
  [
    'with a channel in words',
    { channel_id: 'card' },
    `broken 0.channel_id: ${noChannel}, not the text "card"`,
  ],
  [
    'with a channel that nobody has',
    { channel_id: 99 },
    `tolerated 0.channel_id: ${otherChannel}, not the number 99`,
  ],
])('a method %s is named, with the reason', (_title, over, line) => {
  expect(judge([paywayWire(over)])).toEqual([line])
})

test('a method that is shown and can pay is not named', () => {
  expect(judge([paywayWire(), paywayWire({ channel_id: '12101', sub_payment: [subPaymentWire()] })])).toEqual(
    [],
  )
})

test('a group of sub-methods needs no channel, its sub-methods do', () => {
  const group = paywayWire({
    channel_id: null,
    sub_payment: [subPaymentWire({ channel_id: null, icon: '' })],
  })
  expect(judge([group])).toEqual([
    `broken 0.sub_payment.0.icon: ${noIcon}, not empty text`,
    `broken 0.sub_payment.0.channel_id: ${noChannel}, not null`,
  ])
})

test('a method is named by the key that was sent', () => {
  expect(judge({ 4: null, 7: paywayWire({ icon: '' }) })).toEqual([
    `broken 7.icon: ${noIcon}, not empty text`,
  ])
})
