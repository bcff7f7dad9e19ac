import type { Endpoint } from '../contract/wire.ts'
import {
  accountWire,
  countryWire,
  loginConfigWire,
  pageConfigWire,
  replenishInfoWire,
  userInfoWire,
} from './accountBuilders.ts'
import { areaWire, gameWire, roleOnServerWire, roleWire, serverWire, subGameWire } from './gameBuilders.ts'
import { goodsGroupWire, goodsWire, limitWire } from './goodsBuilders.ts'
import {
  cardInfoWire,
  cardRechargeWire,
  dropInWire,
  orderInfoWire,
  paywayWire,
  payStartWire,
  subPaymentWire,
} from './paymentBuilders.ts'
import {
  couponPriceWire,
  couponWire,
  cumulativeActivityWire,
  giftWire,
  vipBasicWire,
  vipInfoWire,
} from './rewardBuilders.ts'

const games = [gameWire({ sub_game: { asia: subGameWire() } }), gameWire({ client_id: 100003 })]

/** Contents by path, where it is not a login or a starter. */
const contents: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['/api/config/recharge', pageConfigWire()],
  ['/api/config/game_logo', { icon: 'https://cdn.watt.example/starfall.png' }],
  ['/api/pay/getCountryList', [countryWire()]],
  ['/api/rsys/evoke', { url: 'https://starfall.example/open' }],
  ['/api/pay/getGameListV2', games],
  ['/api/pay/getServerList', { used: [serverWire()], all: [serverWire()], areas: [areaWire()] }],
  ['/api/pay/getRoleList', [roleWire()]],
  ['/api/system/allRoleList', [roleOnServerWire()]],
  [
    '/api/pay/productPoints',
    [goodsGroupWire({ goods: [goodsWire(), goodsWire({ value: 'crystals.1280', price: '9.99' })] })],
  ],
  ['/api/pay/getLimitProductInfo', [limitWire()]],
  ['/api/pay/getOrderInfo', orderInfoWire()],
  [
    '/api/pay/getPaywayList',
    { country: { MY: [paywayWire({ sub_payment: [subPaymentWire()] })], SG: [paywayWire()] } },
  ],
  ['/api/pay/card_info', cardInfoWire()],
  ['/api/pay/card_pay', cardRechargeWire()],
  [
    '/api/coupons/couponList',
    [couponWire(), couponWire({ code: 'B', name: { en: 'Ten off', ja: '10%オフ' } })],
  ],
  ['/api/coupons/couponPrice', couponPriceWire()],
  ['/api/coupons/receiveCoupons', { received: ['SAVE10'] }],
  ['/api/coupons/vipBasicInfo', vipBasicWire()],
  ['/api/coupons/vipInfo', vipInfoWire()],
  ['/util/login/get_user_info', userInfoWire()],
  ['/util/login/login_config', loginConfigWire()],
  ['/util/login/twitter_auth', { url: 'https://twitter.example/authorize' }],
  ['/api/ingame/twitter_auth', { url: 'https://twitter.example/authorize' }],
  ['/api/cumulative/cumulativeActivityInfo', cumulativeActivityWire()],
  ['/api/cumulative/receiveActivityGift', { received: ['m1'] }],
  ['/api/cumulative/status', { is_open: 1, claimable: 2 }],
  ['/api/pay/getThirdGift', { gifts: [giftWire()] }],
  ['/api/replenishment/replenishment_info', replenishInfoWire()],
  ['/api/replenishment/getGameList', games],
  ['/api/pay/replenishmentCountryList', [countryWire()]],
  ['/service/recharge/dot.php', null],
  ['/service/recharge/api.php', null],
])

/** Content that an endpoint could answer with. */
export function sampleContent(endpoint: Endpoint): unknown {
  const { path } = endpoint
  if (contents.has(path)) return contents.get(path)
  if (path.startsWith('/util/login/') || path.startsWith('/api/ingame/')) return accountWire()
  return payStartWire({ drop_in: dropInWire() })
}
