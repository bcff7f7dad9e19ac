import { allProviders } from '@topup/api-client/providers/allProviders'
import {
  alipay,
  applePay,
  bank,
  bankProviders,
  creditCard,
  giftCard,
  inGameCard,
  malaysia,
  myCard,
  paypal,
  razer,
  wallet,
  walletProviders,
  walletSub,
  xsolla,
} from './commonMethods.ts'
import type { SeedMethod } from './commonMethods.ts'

const wallets: Readonly<Record<string, readonly SeedMethod[]>> = {
  PH: [walletSub('gcash', 'GCash'), walletSub('maya', 'Maya')],
  SG: [walletSub('grabpay', 'GrabPay'), walletSub('paynow', 'PayNow')],
  ID: [walletSub('dana', 'DANA'), walletSub('ovo', 'OVO'), walletSub('gopay', 'GoPay')],
  VN: [walletSub('momo', 'MoMo'), walletSub('zalopay', 'ZaloPay')],
  IN: [walletSub('upi', 'UPI', { max: 5_000 }), walletSub('paytm', 'Paytm')],
}

/** A chain of shops that takes cash; up to US$50. */
const store = (id: string, name: string): SeedMethod => ({
  id,
  providers: ['myCardBilling', 'adyen', 'payermax'],
  name,
  icon: 'store',
  max: 5_000,
})

/** Online banking with its banks. */
const banking = (description: string, ...sub: readonly SeedMethod[]): SeedMethod => ({
  id: '128',
  providers: bankProviders,
  name: 'Online banking',
  icon: 'bank',
  description,
  coupon: true,
  sub,
})

const byCountry: Readonly<Record<string, readonly SeedMethod[]>> = {
  MY: malaysia,
  /** Starts at US$5.00, so that small products find no method here. */
  MM: [
    { ...creditCard, min: 500 },
    { id: '206', providers: bankProviders, name: 'Carrier billing', icon: 'phone', min: 500, max: 2_000 },
  ],
  TH: [
    creditCard,
    { id: '143', providers: walletProviders, name: 'TrueMoney Wallet', icon: 'truemoney', coupon: true },
    { id: '142', providers: walletProviders, name: 'LINE Pay', icon: 'linepay', coupon: true },
    { id: '601', providers: ['codapay', 'platform'], name: '12Call card', icon: 'gamecard', max: 3_000 },
    inGameCard,
  ],
  TR: [
    creditCard,
    { id: '127', providers: ['platform', 'razerGold'], name: 'ininal', icon: 'ininal', max: 20_000 },
    xsolla,
    razer,
  ],
  BR: [
    creditCard,
    {
      id: '207',
      providers: ['ebanx', 'pagsmile'],
      name: 'Pix',
      icon: 'pix',
      description: 'EBANX',
      coupon: true,
    },
    { id: '215', providers: ['pagsmile'], name: 'Boleto', icon: 'boleto', min: 200, coupon: true },
    paypal,
    inGameCard,
  ],
  JP: [
    creditCard,
    { id: '208', providers: walletProviders, name: 'PayPay', icon: 'paypay', coupon: true },
    {
      id: '209',
      providers: ['myCardBilling', 'adyen'],
      name: 'Convenience store',
      icon: 'store',
      max: 5_000,
      sub: [store('221', '7-Eleven'), store('222', 'Lawson'), store('223', 'FamilyMart')],
    },
    { ...paypal, max: 33_000 },
    inGameCard,
    applePay,
  ],
  KR: [
    { ...creditCard, providers: ['krWelcome', 'adyen'] },
    { id: '210', providers: ['krNaver', 'naver'], name: 'Naver Pay', icon: 'naver', coupon: true },
    {
      id: '220',
      providers: ['krWelcome', 'adyen'],
      name: 'Virtual account',
      icon: 'bank',
      sub: ['KB Kookmin Bank', 'Shinhan Bank', 'Woori Bank'].map((name, index) => ({
        id: String(224 + index),
        providers: ['krWelcome', 'adyen'],
        name,
        icon: 'bank',
        min: 200,
      })),
    },
    { id: '211', providers: ['krKakao'], name: 'KakaoPay', icon: 'kakao', coupon: true },
    { id: '218', providers: ['naver'], name: 'Naver Pay points', icon: 'naver', coupon: true },
    inGameCard,
  ],
  RU: [
    {
      ...xsolla,
      sub: [bank('91', 'SBP', 'sbp'), bank('92', 'Mir', 'mir'), bank('93', 'YooMoney', 'yoomoney')],
    },
    giftCard,
    inGameCard,
  ],
}

const chinese: readonly SeedMethod[] = [
  creditCard,
  ...myCard,
  { id: '142', providers: walletProviders, name: 'LINE Pay', icon: 'linepay', coupon: true },
  alipay,
  {
    id: '230',
    providers: ['myCardBilling', 'adyen', 'payermax'],
    name: 'Convenience store',
    icon: 'store',
    max: 5_000,
    sub: [store('231', '7-Eleven'), store('232', 'FamilyMart')],
  },
  { id: '219', providers: ['travellet'], name: 'JKOPAY', icon: 'jkopay', coupon: true },
  inGameCard,
]

/** Only in some countries, beside what every country has. */
const local: Readonly<Record<string, readonly SeedMethod[]>> = Object.fromEntries([
  ...['US', 'FR', 'DE', 'NL'].map((country) => [
    country,
    [
      banking(
        'iDEAL, Sofort',
        bank('129', 'iDEAL', 'ideal'),
        bank('130', 'Sofort', 'sofort'),
        bank('131', 'Bancontact', 'bancontact'),
      ),
      { id: '216', providers: ['airwallex'], name: 'Klarna', icon: 'klarna', max: 100_000, coupon: true },
    ],
  ]),
  ...['SA', 'AE'].map((country) => [
    country,
    [
      { id: '217', providers: ['pingpongx'], name: 'mada', icon: 'mada', coupon: true },
      wallet(walletSub('stcpay', 'stc pay', { max: 5_000 }), walletSub('careempay', 'Careem Pay')),
    ],
  ]),
])

/** What a country lists after its wallets when it has no list of its own. */
const afterWallets: readonly SeedMethod[] = [paypal, xsolla, alipay, razer, inGameCard]

const unlisted = unlistedMethods([
  ...Object.values(byCountry).flat(),
  ...chinese,
  ...afterWallets,
  ...Object.values(local).flat(),
])

/** What one country lists. */
export function methodsIn(country: string): readonly SeedMethod[] {
  const listed = country === 'TW' || country === 'HK' ? chinese : byCountry[country]
  const own = wallets[country]
  return [
    ...(listed ?? [
      creditCard,
      ...(own === undefined ? [] : [wallet(...own)]),
      ...afterWallets,
      ...(local[country] ?? []),
    ]),
    ...unlisted,
  ]
}

/**
 * A method for each provider that none of these methods names, so that a new provider can be paid with at once. It has
 * the provider's name and the number of its first channel. Who exchanges prepaid cards has none: that pays for no product.
 */
export function unlistedMethods(listed: readonly SeedMethod[]): readonly SeedMethod[] {
  const named = new Set(
    listed.flatMap((each) => [each, ...(each.sub ?? [])].flatMap(({ providers }) => providers)),
  )
  return allProviders
    .filter(({ kind, key }) => kind !== 'cardRecharge' && !named.has(key))
    .map(({ key, channelIds }) => ({
      id: String(channelIds[0]),
      providers: [key],
      name: key,
      icon: 'card',
      coupon: true,
    }))
}
