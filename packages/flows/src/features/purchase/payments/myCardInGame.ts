import { payMyCardInGame } from '@topup/api-client'
import type { PaymentProvider } from './paymentProvider.ts'

/** Pays an order with a MyCard in-game card. Source: spec §7, §9. */
export const myCardInGame: PaymentProvider = {
  kind: 'inGameCard',
  key: 'myCardInGame',
  channelIds: [10301],
  start: payMyCardInGame,
}
