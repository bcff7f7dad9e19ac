import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'
import { adyen } from '@topup/flows/payments/adyen'
import { card } from '@topup/flows/payments/card'
import { paypal } from '@topup/flows/payments/paypal'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) => createCheckout(services, [adyen, card, paypal], window)
