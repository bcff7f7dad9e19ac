import { adyen } from '@topup/api-client/providers/adyen'
import { card } from '@topup/api-client/providers/card'
import { codapay } from '@topup/api-client/providers/codapay'
import { myCardBilling } from '@topup/api-client/providers/myCardBilling'
import { myCardInGame } from '@topup/api-client/providers/myCardInGame'
import { myCardKouDian } from '@topup/api-client/providers/myCardKouDian'
import { paypal } from '@topup/api-client/providers/paypal'
import { razerGold } from '@topup/api-client/providers/razerGold'
import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(
    services,
    [adyen, card, codapay, myCardBilling, myCardInGame, myCardKouDian, paypal, razerGold],
    window,
  )
