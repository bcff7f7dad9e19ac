import {
  getAllRoleList,
  getCouponList,
  getCouponPrice,
  getGameList,
  getLimitProductInfo,
  getPageConfig,
  getPaywayList,
  getProductPoints,
  getServerList,
} from '@topup/api-client'
import {
  couponPriceWire,
  couponWire,
  gameWire,
  goodsGroupWire,
  goodsWire,
  limitWire,
  pageConfigWire,
  paywayWire,
  roleOnServerWire,
  serverWire,
  subGameWire,
  subPaymentWire,
} from '@topup/api-client/testing'
import { findProduct } from '../store/findProduct.ts'
import type { FakeEndpoint } from './fakeApi.ts'
import { content } from './fakeApi.ts'
import type { FakeServices } from './fakeServices.ts'

/**
 * No picture: pictures come from other hosts and stories have no network, so the drawings that replace them are
 * shown.
 */
const noLogo = { logo: null }
/**
 * The address of a picture that cannot be loaded: a method without one is not offered. Browsers refuse port 9 at once, while it takes a
 * moment to look up that there is no such host.
 */
export const lostPicture = 'https://pictures.invalid:9/method.png'
const noIcon = { icon: lostPicture }

const crystals = (amount: string, price: number, over: Parameters<typeof goodsWire>[0] = {}) =>
  goodsWire({ display: `${amount} Crystals`, value: `crystals.${price}`, price, goodsSort: price, ...over })

/** The game list of the design: two single games, two with editions. */
export const storyGames = [
  gameWire({
    ...noLogo,
    client_id: '100000',
    sub_game: {
      g: subGameWire({ ...noLogo, client_id: '100001', name: 'Global' }),
      a: subGameWire({ ...noLogo, client_id: '100003', name: 'Southeast Asia' }),
    },
  }),
  gameWire({ ...noLogo, client_id: '100002', name: 'Ember Dynasty' }),
  gameWire({ ...noLogo, client_id: '100006', name: 'Harbour of Ten Thousand Lanterns' }),
  gameWire({
    ...noLogo,
    client_id: '100004',
    name: 'Tidebound Legends',
    sub_game: { m: subGameWire({ ...noLogo, client_id: '100005', name: 'Middle East' }) },
  }),
]

/** The products of the design: crystals, a limited crate, one that is sold out, a pass and a point card. */
export const storyProducts = [
  goodsGroupWire({
    goods: [
      crystals('60', 0.99, { bonus: '+6', couponPoints: 9 }),
      crystals('680', 4.99, { value: 'crystals.680' }),
      crystals('3,280', 49.99, { value: 'crystals.3280', bonus: '+424', couponPoints: 424 }),
      crystals('6,480', 99.99, { bonus: '+980', couponPoints: 980, isCoupon: 0, value: 'crystals.6480' }),
    ],
  }),
  goodsGroupWire({
    typeKey: 'bundle',
    typeName: 'Packs',
    typeSort: 2,
    goods: [
      goodsWire({ typeKey: 'bundle', display: 'Starter Crate', value: 'crate', isLimit: 1, bonus: '' }),
      goodsWire({ typeKey: 'bundle', display: 'Weekly Potion Set', value: 'potion', isLimit: 1, bonus: '' }),
      goodsWire({
        typeKey: 'bundle',
        display: 'Moonlight Pass',
        value: 'pass',
        isSpecial: 1,
        bonus: '',
        description: '300 crystals now, then 90 a day for 30 days',
      }),
      goodsWire({ typeKey: 'bundle', display: '43-point card', value: 'point', isPointCard: 1, bonus: '' }),
    ],
  }),
]

const limits = [
  limitWire({ product_id: 'crate', limit_type: 'time', frequency: 3, day_info: 7, extra_pay_times: 2 }),
  limitWire({ product_id: 'potion', limit_type: 'time', extra_pay_times: 0, next_pay_time: 1_777_900_000 }),
]

/** The methods of the design, without pictures: two regions, one method that leads to others. */
export const storyMethods = {
  country: {
    MY: [
      paywayWire({ ...noIcon, channel_id: 11001, description: 'Visa, Mastercard, JCB' }),
      paywayWire({
        ...noIcon,
        payway_id: '701',
        name: 'E-wallet',
        sort: 2,
        sub_payment: ['TNG eWallet', 'GrabPay', 'Boost', 'ShopeePay'].map((name, index) =>
          subPaymentWire({ ...noIcon, payway_id: `w${index}`, name, sort: index }),
        ),
      }),
      paywayWire({
        ...noIcon,
        payway_id: '702',
        name: 'Online banking',
        sort: 3,
        min_money: 1,
        max_money: 500,
      }),
      paywayWire({ ...noIcon, payway_id: '703', name: 'Gift card', sort: 4, open_coupon: 0 }),
    ],
    SG: [paywayWire(noIcon)],
  },
}

/** Two coupons to use, one to claim and one that this order cannot use. */
export const storyCoupons = [
  couponWire({ code: 'C15', name: '15% off crystals', discount_rate: 0.85 }),
  couponWire({ code: 'C10', name: '10% off every top-up this month' }),
  couponWire({ code: 'C5', name: '5% off, from the VIP centre', discount_rate: 0.95, use_category: 'claim' }),
  couponWire({ code: 'L20', name: '20% off packs', discount_rate: 0.8, use_category: 'lock' }),
]

/** Past coupons: one used, one expired. */
export const storyPastCoupons = [
  couponWire({ code: 'B', name: 'Birthday', use_category: 'history', is_used: 1, used_time: 1_773_882_120 }),
  couponWire({ code: 'A', name: 'April', use_category: 'history', valid_end_time: 1_777_564_740 }),
]

/** The service's answers in a story without errors. */
export const storyAnswers: Readonly<Record<string, FakeEndpoint>> = {
  [getPageConfig.path]: () => content(pageConfigWire()),
  [getGameList.path]: () => content(storyGames),
  [getProductPoints.path]: () => content(storyProducts),
  [getLimitProductInfo.path]: () => content(limits),
  [getServerList.path]: () =>
    content({
      used: [serverWire()],
      all: [serverWire(), serverWire({ server_id: 's129', server_name: 'S129 Dawnfield', is_used: 0 })],
    }),
  [getAllRoleList.path]: () =>
    content([roleOnServerWire(), roleOnServerWire({ role_id: '900002', role_name: 'Oru', level: 17 })]),
  [getPaywayList.path]: () => content(storyMethods),
  [getCouponList.path]: () => content(storyCoupons),
  [getCouponPrice.path]: () => content(couponPriceWire({ points: 361, discountPrice: 42.49 })),
}

/** Loads the first screen. */
export const openShop = ({ catalogue }: FakeServices): Promise<void> => catalogue.getState().load()

/** Loads the first screen for the character Kaelith on S128 Moonfall. */
export function openShopForKaelith(services: FakeServices): Promise<void> {
  services.selection.getState().change((held) => ({
    ...held,
    server: { value: 's128', display: 'S128 Moonfall' },
    character: { value: '900001', display: 'Kaelith' },
  }))
  return openShop(services)
}

/** Loads the first screen for Kaelith and opens the recharge of 3,280 crystals. */
export async function openRecharge(services: FakeServices): Promise<void> {
  await openShopForKaelith(services)
  const product = findProduct(services.catalogue.getState().products, 'crystals.3280')
  if (product !== null) await services.recharge.getState().open(product, { withCoupons: true })
}
