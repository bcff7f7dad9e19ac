import { type Fact, escape } from './fact.ts'

/** Last part of the path under /api/pay/ that each payment module calls. Source: spec §7 "Payment starters". */
const payPaths: Readonly<Record<string, string>> = {
  razerGold: 'razer_gold_pay',
  myCardInGame: 'payMyCardInGame',
  card: 'card_pay',
  myCardBilling: 'payMyCardBilling',
  myCardKouDian: 'payMyCardKouDian',
  airwallex: 'airwallex',
  platform: 'platform_pay',
  xsolla: 'xsolla_pay',
  pagsmile: 'pagsmile_pay',
  paypal: 'paypal_pay',
  codapay: 'codapay_pay',
  naver: 'naver_pay',
  payermax: 'payermax_pay',
  alipay: 'alipay_pay',
  adyen: 'adyen_pay',
  travellet: 'travellet_pay',
  pingpongx: 'pingpongx_pay',
  ebanx: 'ebanx_pay',
}

/** The same under /api/kr_pay/. */
const koreanPaths: Readonly<Record<string, string>> = {
  krNaver: 'naver_pay',
  krWelcome: 'welcome_pay',
  krKakao: 'kakao_pay',
}

/** Names of all payment modules. */
export const allProviders = [...Object.keys(payPaths), ...Object.keys(koreanPaths)]

/**
 * The call by which a payment module betrays itself. `pay/` before the name is wanted, because names such as
 * `airwallex` are words of their own, and `kr_` decides between the two `naver_pay`.
 */
export function providerFact(provider: string): Fact {
  const korean = koreanPaths[provider]
  const name = korean ?? payPaths[provider] ?? provider
  return {
    kind: 'provider',
    label: provider,
    texts: [name],
    needed: 1,
    pattern: (text) => new RegExp(`${korean === undefined ? '(?<!kr_)' : 'kr_'}pay/${escape(text)}(?!\\w)`),
  }
}
