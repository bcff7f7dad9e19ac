import type { InGameCardProvider } from './paymentProvider.ts'

/** A MyCard in-game card, which pays an order. Source: spec §7 "In-game card pay", §9 "Payment channel ids". */
export const myCardInGame = {
  kind: 'inGameCard',
  key: 'myCardInGame',
  path: '/api/pay/payMyCardInGame',
  channelIds: [10301],
} as const satisfies InGameCardProvider
