import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'
import { adyen } from '@topup/flows/payments/adyen'
import { card } from '@topup/flows/payments/card'
import { payermax } from '@topup/flows/payments/payermax'
import { paypal } from '@topup/flows/payments/paypal'
import { pingpongx } from '@topup/flows/payments/pingpongx'
import { xsolla } from '@topup/flows/payments/xsolla'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [adyen, card, payermax, paypal, pingpongx, xsolla], window)
