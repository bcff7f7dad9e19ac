/** Where the service names no currency, a card is counted in points. */
export const pointCurrency = 'PTS'
