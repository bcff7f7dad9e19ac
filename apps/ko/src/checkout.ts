import { card } from '@topup/api-client/providers/card'
import { krKakao } from '@topup/api-client/providers/krKakao'
import { krNaver } from '@topup/api-client/providers/krNaver'
import { krWelcome } from '@topup/api-client/providers/krWelcome'
import { naver } from '@topup/api-client/providers/naver'
import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [card, krKakao, krNaver, krWelcome, naver], window)
