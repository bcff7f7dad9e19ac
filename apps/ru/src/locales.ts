import ru from '@topup/locales/ru.json?url'
import en from '@topup/locales/en.json?url'

/** The texts of the languages that this store ships, by address. */
export const locales = { ru, en }
