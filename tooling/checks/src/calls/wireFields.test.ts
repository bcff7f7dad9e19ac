import { getGameList, getOrderInfo, getVipInfo, getGameLogo } from '@topup/api-client/contract'
import { expect, test } from 'vitest'
import { wireFields } from './checkCalls.ts'

test('an answer has the fields of its object', () => {
  expect([...wireFields(getGameLogo.content)]).toEqual(['icon'])
  expect(wireFields(getOrderInfo.content)).toContain('billing_no')
})

test('an answer has the fields of lists and records inside it', () => {
  expect(wireFields(getGameList.content)).toContain('sub_game')
  expect([...wireFields(getGameList.content)]).toEqual(expect.arrayContaining(['client_id', 'logo']))
  expect(wireFields(getVipInfo.content)).toContain('total_points')
})
