import { adyen } from '@topup/api-client/providers/adyen'
import { airwallex } from '@topup/api-client/providers/airwallex'
import { alipay } from '@topup/api-client/providers/alipay'
import { card } from '@topup/api-client/providers/card'
import { codapay } from '@topup/api-client/providers/codapay'
import { ebanx } from '@topup/api-client/providers/ebanx'
import { krKakao } from '@topup/api-client/providers/krKakao'
import { krNaver } from '@topup/api-client/providers/krNaver'
import { krWelcome } from '@topup/api-client/providers/krWelcome'
import { myCardBilling } from '@topup/api-client/providers/myCardBilling'
import { myCardInGame } from '@topup/api-client/providers/myCardInGame'
import { myCardKouDian } from '@topup/api-client/providers/myCardKouDian'
import { naver } from '@topup/api-client/providers/naver'
import { pagsmile } from '@topup/api-client/providers/pagsmile'
import { payermax } from '@topup/api-client/providers/payermax'
import { paypal } from '@topup/api-client/providers/paypal'
import { pingpongx } from '@topup/api-client/providers/pingpongx'
import { platform } from '@topup/api-client/providers/platform'
import { razerGold } from '@topup/api-client/providers/razerGold'
import { travellet } from '@topup/api-client/providers/travellet'
import { xsolla } from '@topup/api-client/providers/xsolla'
import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'

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
