import { alipay } from '@topup/api-client/providers/alipay'
import { card } from '@topup/api-client/providers/card'
import { myCardBilling } from '@topup/api-client/providers/myCardBilling'
import { myCardInGame } from '@topup/api-client/providers/myCardInGame'
import { myCardKouDian } from '@topup/api-client/providers/myCardKouDian'
import { travellet } from '@topup/api-client/providers/travellet'
import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [alipay, card, myCardBilling, myCardInGame, myCardKouDian, travellet], window)
