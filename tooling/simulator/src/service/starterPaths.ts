import { allEndpoints, cardPay, payMyCardInGame } from '@topup/api-client/contract'

/** The calls that make an order. */
export const starterPaths: ReadonlySet<string> = new Set([
  ...allEndpoints.flatMap(({ area, endpoint }) => (area === 'starters' ? [endpoint.path] : [])),
  payMyCardInGame.path,
  cardPay.path,
])
