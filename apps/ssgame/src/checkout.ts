import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'
import { adyen } from '@topup/flows/payments/adyen'
import { card } from '@topup/flows/payments/card'
import { codapay } from '@topup/flows/payments/codapay'
import { myCardBilling } from '@topup/flows/payments/myCardBilling'
import { myCardInGame } from '@topup/flows/payments/myCardInGame'
import { paypal } from '@topup/flows/payments/paypal'
import { razerGold } from '@topup/flows/payments/razerGold'
import { xsolla } from '@topup/flows/payments/xsolla'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(
    services,
    [adyen, card, codapay, myCardBilling, myCardInGame, paypal, razerGold, xsolla],
    window,
  )
