import { adyen, adyenDropIn } from './adyen.ts'
import { airwallex, airwallexDropIn } from './airwallex.ts'
import { alipay, alipayDropIn } from './alipay.ts'
import { card } from './card.ts'
import { codapay } from './codapay.ts'
import { ebanx } from './ebanx.ts'
import { krKakao } from './krKakao.ts'
import { krNaver } from './krNaver.ts'
import { krWelcome, krWelcomeDropIn } from './krWelcome.ts'
import { myCardBilling } from './myCardBilling.ts'
import { myCardInGame } from './myCardInGame.ts'
import { myCardKouDian } from './myCardKouDian.ts'
import { naver } from './naver.ts'
import { pagsmile } from './pagsmile.ts'
import { payermax } from './payermax.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { paypal } from './paypal.ts'
import { pingpongx } from './pingpongx.ts'
import { platform } from './platform.ts'
import { razerGold } from './razerGold.ts'
import { travellet } from './travellet.ts'
import { xsolla } from './xsolla.ts'
import type { DropInFacts } from './dropInFacts.ts'

/** The drop-ins of all providers, by the name that the service uses in `drop_in.provider`. */
export const allDropIns = {
  adyen: adyenDropIn,
  airwallex: airwallexDropIn,
  alipay: alipayDropIn,
  krWelcome: krWelcomeDropIn,
} as const satisfies Readonly<Record<string, DropInFacts>>

/** The name of a drop-in. What exists once for each drop-in is a record over it, so that the compiler names what is missing. */
export type DropInKey = keyof typeof allDropIns

/**
 * The rows of all providers, for the protocol, the sandbox, the checks and tests. An app never imports this: it would ship
 * the providers of other brands.
 */
export const allProviders = [
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
] as const satisfies readonly PaymentProvider<DropInKey>[]

/** The name of a payment provider. */
export type ProviderKey = (typeof allProviders)[number]['key']
