import { alipay } from '@topup/api-client/providers/alipay'
import { card } from '@topup/api-client/providers/card'
import { codapay } from '@topup/api-client/providers/codapay'
import { payermax } from '@topup/api-client/providers/payermax'
import { paypal } from '@topup/api-client/providers/paypal'
import { razerGold } from '@topup/api-client/providers/razerGold'
import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [alipay, card, codapay, payermax, paypal, razerGold], window)
