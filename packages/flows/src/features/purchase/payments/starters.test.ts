import { paysByCard } from '@topup/domain'
import { expect, test } from 'vitest'
import { adyen } from './adyen.ts'
import { airwallex } from './airwallex.ts'
import { alipay } from './alipay.ts'
import { card } from './card.ts'
import { codapay } from './codapay.ts'
import { ebanx } from './ebanx.ts'
import { krKakao } from './krKakao.ts'
import { krNaver } from './krNaver.ts'
import { krWelcome } from './krWelcome.ts'
import { myCardBilling } from './myCardBilling.ts'
import { myCardInGame } from './myCardInGame.ts'
import { myCardKouDian } from './myCardKouDian.ts'
import { naver } from './naver.ts'
import { pagsmile } from './pagsmile.ts'
import { payermax } from './payermax.ts'
import { providerOfChannel } from './paymentProvider.ts'
import { paypal } from './paypal.ts'
import { pingpongx } from './pingpongx.ts'
import { platform } from './platform.ts'
import { razerGold } from './razerGold.ts'
import { travellet } from './travellet.ts'
import { xsolla } from './xsolla.ts'

const providers = [
  adyen,
  airwallex,
  alipay,
  card,
  codapay,
  ebanx,
  krKakao,
  krNaver,
  krWelcome,
  myCardBilling,
  myCardInGame,
  myCardKouDian,
  naver,
  pagsmile,
  payermax,
  paypal,
  pingpongx,
  platform,
  razerGold,
  travellet,
  xsolla,
]

// The channels that spec §9 names, then those that this project gave the other starters of spec §7.
test.each([
  [10201, 'pay/paypal_pay'],
  [10301, 'pay/payMyCardInGame'],
  [10302, 'pay/payMyCardBilling'],
  [10303, 'pay/payMyCardKouDian'],
  [10401, 'pay/codapay_pay'],
  [11001, 'pay/xsolla_pay'],
  [11501, 'pay/card_pay'],
  [11601, 'pay/alipay_pay'],
  [11602, 'pay/alipay_pay'],
  [11701, 'pay/platform_pay'],
  [11702, 'pay/platform_pay'],
  [11801, 'pay/payermax_pay'],
  [12101, 'pay/adyen_pay'],
  [12201, 'pay/ebanx_pay'],
  [10101, 'pay/razer_gold_pay'],
  [10501, 'pay/pagsmile_pay'],
  [10601, 'pay/airwallex'],
  [10701, 'pay/travellet_pay'],
  [10801, 'pay/pingpongx_pay'],
  [10901, 'pay/naver_pay'],
  [11901, 'kr_pay/naver_pay'],
  [11902, 'kr_pay/welcome_pay'],
  [11903, 'kr_pay/kakao_pay'],
])('channel %i is started by /api/%s', (channelId, path) => {
  expect(providerOfChannel(providers, channelId)?.start.path).toBe(`/api/${path}`)
})

test('every channel lies between 10101 and 12201 and belongs to one provider', () => {
  const channels = providers.flatMap(({ channelIds }) => channelIds)
  expect(channels).toHaveLength(23)
  expect(new Set(channels).size).toBe(23)
  for (const channelId of channels) {
    expect(channelId).toBeGreaterThanOrEqual(10101)
    expect(channelId).toBeLessThanOrEqual(12201)
  }
})

test('a channel without a provider has no starter', () => {
  expect(providerOfChannel(providers, 10102)).toBeUndefined()
})

test.each(providers)('$key requires a card exactly when its channels are paid by card', (provider) => {
  for (const channelId of provider.channelIds) expect(paysByCard(channelId)).toBe(provider.kind !== 'link')
})
