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

/** Who settles bank cards, in the order a brand prefers them. */
export const cardProviders: readonly ProviderKey[] = [
  'adyen',
  'payermax',
  'krWelcome',
  'travellet',
  'airwallex',
  'alipay',
  'xsolla',
]
/** Who settles wallets. */
export const walletProviders: readonly ProviderKey[] = [
  'payermax',
  'codapay',
  'adyen',
  'xsolla',
  'travellet',
  'pagsmile',
]
/** Who settles online banking. */
export const bankProviders: readonly ProviderKey[] = ['codapay', 'payermax', 'xsolla', 'adyen']

/** Bank cards. */
export const creditCard: SeedMethod = {
  id: '201',
  providers: cardProviders,
  name: 'Credit or debit card',
  icon: 'card',
  description: 'Visa, Mastercard, JCB',
  coupon: true,
}
/** PayPal, up to US$500. */
export const paypal: SeedMethod = {
  id: '202',
  providers: ['paypal'],
  name: 'PayPal',
  icon: 'paypal',
  max: 50_000,
  coupon: true,
}
/** Xsolla’s own page of many ways. */
export const xsolla: SeedMethod = {
  id: '203',
  providers: ['xsolla'],
  name: 'Xsolla',
  icon: 'xsolla',
  description: 'Bank transfer, cash',
  coupon: true,
}
/** A prepaid card that pays an order. */
export const inGameCard: SeedMethod = {
  id: '3',
  providers: ['myCardInGame'],
  name: 'In-game card',
  icon: 'gamecard',
  description: 'Card number and password',
}
/** Apple Pay on Payermax: shown on iOS alone (spec §5). */
export const applePay: SeedMethod = {
  id: '204',
  providers: ['payermax'],
  name: 'Apple Pay',
  icon: 'applepay',
  coupon: true,
}
/** Alipay. */
export const alipay: SeedMethod = {
  id: '205',
  providers: ['alipay'],
  name: 'Alipay+',
  icon: 'alipayplus',
  coupon: true,
}
/** Razer Gold. */
export const razer: SeedMethod = {
  id: '605',
  providers: ['razerGold'],
  name: 'Razer Gold',
  icon: 'razer',
  description: 'PIN or wallet',
}
/** The platform’s gift card. */
export const giftCard: SeedMethod = {
  id: '212',
  providers: ['platform'],
  name: 'Store gift card',
  icon: 'gamecard',
  max: 20_000,
}
/** MyCard: billing and point deduction. */
export const myCard: readonly SeedMethod[] = [
  {
    id: '213',
    providers: ['myCardBilling'],
    name: 'MyCard',
    icon: 'mycard',
    description: 'Carrier billing, ATM',
    coupon: true,
  },
  {
    id: '214',
    providers: ['myCardKouDian'],
    name: 'MyCard points',
    icon: 'mycard',
    description: 'Member points',
    coupon: true,
  },
]

/** The e-wallet row with its wallets. */
export const wallet = (...sub: SeedMethod[]): SeedMethod => ({
  id: '1',
  providers: walletProviders,
  name: 'E-wallet',
  icon: 'ewallet',
  description: sub
    .slice(0, 3)
    .map((each) => each.name.replace(' eWallet', ''))
    .join(', '),
  coupon: true,
  sub,
})
/** One wallet. */
export const walletSub = (
  id: string,
  name: string,
  bounds: { min?: number; max?: number } = {},
): SeedMethod => ({
  id,
  providers: walletProviders,
  name,
  icon: id,
  coupon: true,
  ...bounds,
})
/** One bank; at least US$1. */
export const bank = (id: string, name: string, icon = 'bank'): SeedMethod => ({
  id,
  providers: bankProviders,
  name,
  icon,
  min: 100,
  coupon: true,
})

/** The list of the reference screens. */
export const malaysia: readonly SeedMethod[] = [
  creditCard,
  wallet(
    walletSub('tng', 'Touch ’n Go eWallet', { min: 50, max: 30_000 }),
    walletSub('grabpay', 'GrabPay', { min: 50, max: 20_000 }),
    walletSub('boost', 'Boost', { max: 25_000 }),
    walletSub('shopeepay', 'ShopeePay', { max: 25_000 }),
    walletSub('alipayplus', 'Alipay+', { max: 50_000 }),
  ),
  {
    id: '128',
    providers: bankProviders,
    name: 'Online banking',
    icon: 'bank',
    description: 'FPX, 7 banks',
    coupon: true,
    sub: [
      bank('129', 'Maybank2u'),
      bank('130', 'CIMB Clicks'),
      bank('131', 'Public Bank'),
      bank('132', 'RHB Now'),
      bank('133', 'Hong Leong Connect'),
      bank('134', 'AmOnline'),
      bank('136', 'Bank Islam'),
    ],
  },
  paypal,
  inGameCard,
  applePay,
  razer,
]
