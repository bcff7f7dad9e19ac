import en from '@topup/locales/en.json?url'
import de from '@topup/locales/de.json?url'
import fr from '@topup/locales/fr.json?url'
import es from '@topup/locales/es.json?url'
import it from '@topup/locales/it.json?url'
import pt from '@topup/locales/pt.json?url'
import pl from '@topup/locales/pl.json?url'
import tr from '@topup/locales/tr.json?url'
import ru from '@topup/locales/ru.json?url'
import ar from '@topup/locales/ar.json?url'
import type { brand } from './brand.ts'

/** The texts of exactly the languages that the brand's facts name, by address. */
export const locales = { en, de, fr, es, it, pt, pl, tr, ru, ar } satisfies Readonly<
  Record<(typeof brand)['languages'][number], string>
>
