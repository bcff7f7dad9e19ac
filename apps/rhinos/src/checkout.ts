import { adyen } from '@topup/api-client/providers/adyen'
import { card } from '@topup/api-client/providers/card'
import { payermax } from '@topup/api-client/providers/payermax'
import { paypal } from '@topup/api-client/providers/paypal'
import { pingpongx } from '@topup/api-client/providers/pingpongx'
import { xsolla } from '@topup/api-client/providers/xsolla'
import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [adyen, card, payermax, paypal, pingpongx, xsolla], window)
