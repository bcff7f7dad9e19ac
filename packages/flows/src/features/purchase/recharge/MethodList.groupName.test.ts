import { expect, test } from 'vitest'
import { createFakeTranslator } from '../../../testing/fakeTranslator.ts'
import { groupName } from './MethodList.tsx'

const { t } = createFakeTranslator()

test.each([
  ['128', 'Maybank', 'Online banking'],
  ['141', 'Maybank', 'Online banking'],
  ['91', 'SCB', 'Bank payment'],
  ['1', 'Boost', 'E-wallet'],
  ['3', 'Starfall card', 'Prepaid card'],
  ['605', 'Razer', 'MOLPoints'],
  ['127', 'Wallet of Istanbul', 'ininal'],
  ['143', 'TMN', 'TrueWallet'],
  ['142', 'Rabbit', 'LINE Pay'],
  ['602', 'Card', 'TrueMoney'],
  ['601', 'AIS card', '12Call'],
  ['601', '12Call card', null],
  ['142', 'Rabbit line pay', null],
  ['1', 'Ｅ－Ｗａｌｌｅｔ', null],
  ['700', 'Bank card', null],
])('the method %s named %j is of the group %j', (paywayId, name, expected) => {
  expect(groupName(t, { paywayId, name })).toBe(expected)
})
