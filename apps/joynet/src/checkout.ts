import { card } from '@topup/api-client/providers/card'
import { codapay } from '@topup/api-client/providers/codapay'
import { payermax } from '@topup/api-client/providers/payermax'
import { razerGold } from '@topup/api-client/providers/razerGold'
import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [card, codapay, payermax, razerGold], window)
