import en from '@topup/locales/en.json?url'
import es from '@topup/locales/es.json?url'
import pt from '@topup/locales/pt.json?url'
import fr from '@topup/locales/fr.json?url'
import de from '@topup/locales/de.json?url'

/** The texts of the languages that this store ships, by address. */
export const locales = { en, es, pt, fr, de }
