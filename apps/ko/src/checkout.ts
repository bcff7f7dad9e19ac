import type { Services } from '@topup/flows'
import { createCheckout } from '@topup/flows/checkout'
import { card } from '@topup/flows/payments/card'
import { krKakao } from '@topup/flows/payments/krKakao'
import { krNaver } from '@topup/flows/payments/krNaver'
import { krWelcome } from '@topup/flows/payments/krWelcome'
import { naver } from '@topup/flows/payments/naver'

/** The checkout of this store, with the providers it offers and no other. */
export const checkout = (services: Services) =>
  createCheckout(services, [card, krKakao, krNaver, krWelcome, naver], window)
