// Kept apart from their calls for the script in the document, which cannot carry schemas.

/** Path of `getProductPoints`. Source: spec §7, decision 33. */
export const productPointsPath = '/api/pay/productPoints'

/** Path of `getGameList`. Source: spec §7, decision 33. */
export const gameListPath = '/api/pay/getGameListV2'

/** Path of `getPageConfig`. Source: spec §7, decision 33. */
export const pageConfigPath = '/api/config/recharge'
