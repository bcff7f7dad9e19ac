import ja from '@topup/locales/ja.json?url'
import en from '@topup/locales/en.json?url'

/** The texts of the languages that this store ships, by address. */
export const locales = { ja, en }
