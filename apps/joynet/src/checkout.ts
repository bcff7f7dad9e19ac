import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'
import { card } from '@topup/flows/payments/card'
import { codapay } from '@topup/flows/payments/codapay'
import { payermax } from '@topup/flows/payments/payermax'
import { razerGold } from '@topup/flows/payments/razerGold'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [card, codapay, payermax, razerGold], window)
