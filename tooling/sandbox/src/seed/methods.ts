import { allProviders } from '@topup/api-client/providers/allProviders'
import type { ProviderKey } from '@topup/api-client/providers/allProviders'

/** A method before it is put into a brand and a country; the first provider the brand has settles it. Bounds are hundredths of US$. */
export interface SeedMethod {
  readonly id: string
  readonly providers: readonly ProviderKey[]
  readonly name: string
  readonly icon: string
  readonly description?: string
  readonly min?: number
  readonly max?: number
  readonly coupon?: true
  readonly sub?: readonly SeedMethod[]
}

type Named = readonly [id: string, name: string, icon: string]
type More = Pick<SeedMethod, 'description' | 'min' | 'max' | 'sub'>

/** A method that takes no coupon. */
const plain = ([id, name, icon]: Named, providers: readonly ProviderKey[], more: More = {}): SeedMethod => ({
  id,
  providers,
  name,
  icon,
  ...more,
})
const method = (...given: Parameters<typeof plain>): SeedMethod => ({ ...plain(...given), coupon: true })

// Who settles what, in the order a brand prefers them.
const cards: readonly ProviderKey[] = [
  'adyen',
  'payermax',
  'krWelcome',
  'travellet',
  'airwallex',
  'alipay',
  'xsolla',
]
const wallets: readonly ProviderKey[] = ['payermax', 'codapay', 'adyen', 'xsolla', 'travellet', 'pagsmile']
const banks: readonly ProviderKey[] = ['codapay', 'payermax', 'xsolla', 'adyen']
const cash: readonly ProviderKey[] = ['myCardBilling', 'adyen', 'payermax']

/** Bank cards. */
export const creditCard = method(['201', 'Credit or debit card', 'card'], cards, {
  description: 'Visa, Mastercard, JCB',
})
/** PayPal, up to US$500. */
export const paypal = method(['202', 'PayPal', 'paypal'], ['paypal'], { max: 50_000 })
const xsolla = method(['203', 'Xsolla', 'xsolla'], ['xsolla'], { description: 'Bank transfer, cash' })
const inGameCard = plain(['3', 'In-game card', 'gamecard'], ['myCardInGame'], {
  description: 'Card number and password',
})
/** Apple Pay on Payermax: shown on iOS alone (spec §5). */
export const applePay = method(['204', 'Apple Pay', 'applepay'], ['payermax'])
const alipay = method(['205', 'Alipay+', 'alipayplus'], ['alipay'])
const razer = plain(['605', 'Razer Gold', 'razer'], ['razerGold'], { description: 'PIN or wallet' })
const linePay = method(['142', 'LINE Pay', 'linepay'], wallets)

/** The e-wallet row with its wallets. */
const wallet = (...sub: readonly SeedMethod[]): SeedMethod => {
  const names = sub.slice(0, 3).map(({ name }) => name.replace(' eWallet', ''))
  return method(['1', 'E-wallet', 'ewallet'], wallets, { description: names.join(', '), sub })
}
const walletSub = (id: string, name: string, bounds: Pick<SeedMethod, 'min' | 'max'> = {}): SeedMethod =>
  method([id, name, id], wallets, bounds)

/** Online banking with its banks. */
const banking = (description: string, ...sub: readonly SeedMethod[]): SeedMethod =>
  method(['128', 'Online banking', 'bank'], banks, { description, sub })
/** One bank; at least US$1. */
const bank = (id: string, name: string, icon = 'bank'): SeedMethod =>
  method([id, name, icon], banks, { min: 100 })

/** A chain of shops that takes cash; up to US$50. */
const store = (id: string, name: string): SeedMethod => plain([id, name, 'store'], cash, { max: 5_000 })

const walletsOf: Readonly<Record<string, readonly SeedMethod[]>> = {
  PH: [walletSub('gcash', 'GCash'), walletSub('maya', 'Maya')],
  SG: [walletSub('grabpay', 'GrabPay'), walletSub('paynow', 'PayNow')],
  ID: [walletSub('dana', 'DANA'), walletSub('ovo', 'OVO'), walletSub('gopay', 'GoPay')],
  VN: [walletSub('momo', 'MoMo'), walletSub('zalopay', 'ZaloPay')],
  IN: [walletSub('upi', 'UPI', { max: 5_000 }), walletSub('paytm', 'Paytm')],
}

const chinese: readonly SeedMethod[] = [
  creditCard,
  method(['213', 'MyCard', 'mycard'], ['myCardBilling'], { description: 'Carrier billing, ATM' }),
  method(['214', 'MyCard points', 'mycard'], ['myCardKouDian'], { description: 'Member points' }),
  linePay,
  alipay,
  plain(['230', 'Convenience store', 'store'], cash, {
    max: 5_000,
    sub: [store('231', '7-Eleven'), store('232', 'FamilyMart')],
  }),
  method(['219', 'JKOPAY', 'jkopay'], ['travellet']),
  inGameCard,
]

const byCountry: Readonly<Record<string, readonly SeedMethod[]>> = {
  /** The list of the reference screens. */
  MY: [
    creditCard,
    wallet(
      walletSub('tng', 'Touch ’n Go eWallet', { min: 50, max: 30_000 }),
      walletSub('grabpay', 'GrabPay', { min: 50, max: 20_000 }),
      walletSub('boost', 'Boost', { max: 25_000 }),
      walletSub('shopeepay', 'ShopeePay', { max: 25_000 }),
      walletSub('alipayplus', 'Alipay+', { max: 50_000 }),
    ),
    banking(
      'FPX, 7 banks',
      bank('129', 'Maybank2u'),
      bank('130', 'CIMB Clicks'),
      bank('131', 'Public Bank'),
      bank('132', 'RHB Now'),
      bank('133', 'Hong Leong Connect'),
      bank('134', 'AmOnline'),
      bank('136', 'Bank Islam'),
    ),
    paypal,
    inGameCard,
    applePay,
    razer,
  ],
  /** Starts at US$5.00, so that small products find no method here. */
  MM: [
    { ...creditCard, min: 500 },
    plain(['206', 'Carrier billing', 'phone'], banks, { min: 500, max: 2_000 }),
  ],
  TH: [
    creditCard,
    method(['143', 'TrueMoney Wallet', 'truemoney'], wallets),
    linePay,
    plain(['601', '12Call card', 'gamecard'], ['codapay', 'platform'], { max: 3_000 }),
    inGameCard,
  ],
  TR: [
    creditCard,
    plain(['127', 'ininal', 'ininal'], ['platform', 'razerGold'], { max: 20_000 }),
    xsolla,
    razer,
  ],
  BR: [
    creditCard,
    method(['207', 'Pix', 'pix'], ['ebanx', 'pagsmile'], { description: 'EBANX' }),
    method(['215', 'Boleto', 'boleto'], ['pagsmile'], { min: 200 }),
    paypal,
    inGameCard,
  ],
  JP: [
    creditCard,
    method(['208', 'PayPay', 'paypay'], wallets),
    plain(['209', 'Convenience store', 'store'], ['myCardBilling', 'adyen'], {
      max: 5_000,
      sub: [store('221', '7-Eleven'), store('222', 'Lawson'), store('223', 'FamilyMart')],
    }),
    { ...paypal, max: 33_000 },
    inGameCard,
    applePay,
  ],
  KR: [
    { ...creditCard, providers: ['krWelcome', 'adyen'] },
    method(['210', 'Naver Pay', 'naver'], ['krNaver', 'naver']),
    plain(['220', 'Virtual account', 'bank'], ['krWelcome', 'adyen'], {
      sub: ['KB Kookmin Bank', 'Shinhan Bank', 'Woori Bank'].map((name, index) =>
        plain([String(224 + index), name, 'bank'], ['krWelcome', 'adyen'], { min: 200 }),
      ),
    }),
    method(['211', 'KakaoPay', 'kakao'], ['krKakao']),
    method(['218', 'Naver Pay points', 'naver'], ['naver']),
    inGameCard,
  ],
  RU: [
    {
      ...xsolla,
      sub: [bank('91', 'SBP', 'sbp'), bank('92', 'Mir', 'mir'), bank('93', 'YooMoney', 'yoomoney')],
    },
    plain(['212', 'Store gift card', 'gamecard'], ['platform'], { max: 20_000 }),
    inGameCard,
  ],
  TW: chinese,
  HK: chinese,
}

const western: readonly SeedMethod[] = [
  banking(
    'iDEAL, Sofort',
    bank('129', 'iDEAL', 'ideal'),
    bank('130', 'Sofort', 'sofort'),
    bank('131', 'Bancontact', 'bancontact'),
  ),
  method(['216', 'Klarna', 'klarna'], ['airwallex'], { max: 100_000 }),
]
const arabic: readonly SeedMethod[] = [
  method(['217', 'mada', 'mada'], ['pingpongx']),
  wallet(walletSub('stcpay', 'stc pay', { max: 5_000 }), walletSub('careempay', 'Careem Pay')),
]

/** Only in some countries, beside what every country has. */
const local: Readonly<Record<string, readonly SeedMethod[]>> = {
  US: western,
  FR: western,
  DE: western,
  NL: western,
  SA: arabic,
  AE: arabic,
}

/** What a country lists after its wallets when it has no list of its own. */
const afterWallets: readonly SeedMethod[] = [paypal, xsolla, alipay, razer, inGameCard]

const unlisted = unlistedMethods([...Object.values(byCountry), afterWallets, western, arabic].flat())

/** What one country lists. */
export function methodsIn(country: string): readonly SeedMethod[] {
  const own = walletsOf[country]
  return [
    ...(byCountry[country] ?? [
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
    .map(({ key, channelIds }) => method([String(channelIds[0]), key, 'card'], [key]))
}
