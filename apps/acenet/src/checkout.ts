import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'
import { adyen } from '@topup/flows/payments/adyen'
import { airwallex } from '@topup/flows/payments/airwallex'
import { card } from '@topup/flows/payments/card'
import { paypal } from '@topup/flows/payments/paypal'
import { xsolla } from '@topup/flows/payments/xsolla'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [adyen, airwallex, card, paypal, xsolla], window)
