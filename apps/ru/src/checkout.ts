import { card } from '@topup/api-client/providers/card'
import { platform } from '@topup/api-client/providers/platform'
import { xsolla } from '@topup/api-client/providers/xsolla'
import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) => createCheckout(services, [card, platform, xsolla], window)
