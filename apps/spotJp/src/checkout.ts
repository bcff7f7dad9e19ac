import { adyen } from '@topup/api-client/providers/adyen'
import { paypal } from '@topup/api-client/providers/paypal'
import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) => createCheckout(services, [adyen, paypal], window)
