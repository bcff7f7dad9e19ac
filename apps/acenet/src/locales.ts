import en from '@topup/locales/en.json?url'
import de from '@topup/locales/de.json?url'
import fr from '@topup/locales/fr.json?url'
import es from '@topup/locales/es.json?url'
import it from '@topup/locales/it.json?url'
import pt from '@topup/locales/pt.json?url'
import pl from '@topup/locales/pl.json?url'
import tr from '@topup/locales/tr.json?url'

/** The texts of the languages that this store ships, by address. */
export const locales = { en, de, fr, es, it, pt, pl, tr }
