import ja from '@topup/locales/ja.json?url'

/** The texts of the languages that this store ships, by address. */
export const locales = { ja }
