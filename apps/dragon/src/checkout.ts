import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'
import { alipay } from '@topup/flows/payments/alipay'
import { card } from '@topup/flows/payments/card'
import { codapay } from '@topup/flows/payments/codapay'
import { payermax } from '@topup/flows/payments/payermax'
import { paypal } from '@topup/flows/payments/paypal'
import { razerGold } from '@topup/flows/payments/razerGold'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [alipay, card, codapay, payermax, paypal, razerGold], window)
