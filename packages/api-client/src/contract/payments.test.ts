import { buildLinkRecipient, buildPurchaseSnapshot } from '@topup/domain/testing'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  type PayVisit,
  payParameters,
  payParametersWithChannel,
  payParametersWithChannelId,
  payRequestWithChannel,
  payRequestWithChannelId,
  saysWhatIsBought,
} from './payments.ts'

const visit: PayVisit = {
  platform: 'android',
  language: 'zh-tw',
  deviceId: 'device-1',
  trafficSource: 'social',
  gameChannelId: null,
}

test('everything that is bought comes from the snapshot', () => {
  const snapshot = buildPurchaseSnapshot({
    coupon: { code: 'SAVE10', name: '10% off', discountPrice: { minorUnits: 449, currency: 'USD' } },
  })
  expect(payParameters(snapshot, visit)).toEqual({
    client_id: '100001',
    server_id: 's128',
    role_id: '900001',
    platform: 'android',
    product_id: 'crystals.680',
    domain_area: 'universal',
    game_channel_id: null,
    bcp47_lang: 'zh-TW',
    country: 'MY',
    did: 'device-1',
    session_id: 'intent-1',
    session_time: '1790000000000',
    traffic_source: 'social',
    areaId: null,
    pay_id: '700',
    coupon_code: 'SAVE10',
    replenish_id: null,
  })
})

test('an area and a missing coupon are sent as the snapshot has them', () => {
  const { recipient } = buildPurchaseSnapshot()
  const withArea = buildPurchaseSnapshot({
    recipient: { ...recipient, area: { display: 'Asia', value: '3' } },
  })
  expect(payParameters(withArea, visit)).toMatchObject({ areaId: '3', coupon_code: null })
})

test.each([
  ['server', { serverId: null }, 'server_id'],
  ['character', { characterId: null }, 'role_id'],
])('a %s that a payment link does not name is left out', (_what, over, parameter) => {
  const snapshot = buildPurchaseSnapshot({ recipient: buildLinkRecipient(over) })
  const ofLink = payParameters(snapshot, { ...visit, paymentLinkId: 'R1' })
  expect(ofLink[parameter as keyof typeof ofLink]).toBeNull()
  expect(saysWhatIsBought(ofLink)).toBe(true)
  expect(saysWhatIsBought(payParameters(snapshot, visit))).toBe(false)
})

test('a product that a payment link does not name is left out', () => {
  const snapshot = buildPurchaseSnapshot({
    product: { productId: null, display: 'Due', typeKey: 'replenish', bonus: '' },
  })
  const ofLink = payParameters(snapshot, { ...visit, paymentLinkId: 'R1' })
  expect(ofLink).toMatchObject({ product_id: null, server_id: 's128', role_id: '900001', replenish_id: 'R1' })
  expect(saysWhatIsBought(payParameters(snapshot, visit))).toBe(false)
})

test('the channel goes under the name that the provider expects', () => {
  const snapshot = buildPurchaseSnapshot()
  const byId = payParametersWithChannelId(snapshot, visit)
  const byChannel = payParametersWithChannel(snapshot, visit)
  expect(byId.channel_id).toBe('10401')
  expect(byChannel.channel).toBe('10401')
  expect(v.is(payRequestWithChannelId, byId) && v.is(payRequestWithChannel, byChannel)).toBe(true)
})
