import ar from '@topup/locales/ar.json' with { type: 'json' }
import de from '@topup/locales/de.json' with { type: 'json' }
import en from '@topup/locales/en.json' with { type: 'json' }
import ja from '@topup/locales/ja.json' with { type: 'json' }

/** Texts under the keys of English. Only the plural forms differ between languages; journeys name none of them. */
export type Texts = typeof en

const underEnglishKeys = (texts: unknown) => texts as Texts

/** The languages that journeys are walked in: a browser set to one gets it where the store speaks it. */
export const spoken = {
  en,
  ja: underEnglishKeys(ja),
  ar: underEnglishKeys(ar),
  de: underEnglishKeys(de),
} as const
