import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'
import { card } from '@topup/flows/payments/card'
import { platform } from '@topup/flows/payments/platform'
import { xsolla } from '@topup/flows/payments/xsolla'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) => createCheckout(services, [card, platform, xsolla], window)
