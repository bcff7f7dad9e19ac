/** What the points of a prepaid card are counted in, where the service names nothing else. */
export const pointCurrency = 'PTS'
