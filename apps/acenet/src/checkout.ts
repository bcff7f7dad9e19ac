import { adyen } from '@topup/api-client/providers/adyen'
import { airwallex } from '@topup/api-client/providers/airwallex'
import { card } from '@topup/api-client/providers/card'
import { paypal } from '@topup/api-client/providers/paypal'
import { xsolla } from '@topup/api-client/providers/xsolla'
import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [adyen, airwallex, card, paypal, xsolla], window)
