/** Every order is stored under a key that starts so. */
export const orderKeyPrefix = 'order.'
