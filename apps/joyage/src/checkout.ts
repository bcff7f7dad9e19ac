import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'
import { alipay } from '@topup/flows/payments/alipay'
import { card } from '@topup/flows/payments/card'
import { myCardBilling } from '@topup/flows/payments/myCardBilling'
import { myCardInGame } from '@topup/flows/payments/myCardInGame'
import { myCardKouDian } from '@topup/flows/payments/myCardKouDian'
import { travellet } from '@topup/flows/payments/travellet'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [alipay, card, myCardBilling, myCardInGame, myCardKouDian, travellet], window)
