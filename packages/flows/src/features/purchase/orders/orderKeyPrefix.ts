/** The prefix of every key under which an order is stored. */
export const orderKeyPrefix = 'order.'
