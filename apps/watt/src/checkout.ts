import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'
import { adyen } from '@topup/flows/payments/adyen'
import { airwallex } from '@topup/flows/payments/airwallex'
import { alipay } from '@topup/flows/payments/alipay'
import { card } from '@topup/flows/payments/card'
import { codapay } from '@topup/flows/payments/codapay'
import { ebanx } from '@topup/flows/payments/ebanx'
import { krKakao } from '@topup/flows/payments/krKakao'
import { krNaver } from '@topup/flows/payments/krNaver'
import { krWelcome } from '@topup/flows/payments/krWelcome'
import { myCardBilling } from '@topup/flows/payments/myCardBilling'
import { myCardInGame } from '@topup/flows/payments/myCardInGame'
import { myCardKouDian } from '@topup/flows/payments/myCardKouDian'
import { naver } from '@topup/flows/payments/naver'
import { pagsmile } from '@topup/flows/payments/pagsmile'
import { payermax } from '@topup/flows/payments/payermax'
import { paypal } from '@topup/flows/payments/paypal'
import { pingpongx } from '@topup/flows/payments/pingpongx'
import { platform } from '@topup/flows/payments/platform'
import { razerGold } from '@topup/flows/payments/razerGold'
import { travellet } from '@topup/flows/payments/travellet'
import { xsolla } from '@topup/flows/payments/xsolla'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(
    services,
    [
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
    ],
    window,
  )
