import ja from '@topup/locales/ja.json?url'
import en from '@topup/locales/en.json?url'
import type { brand } from './brand.ts'

/** The texts of exactly the languages that the brand's facts name, by address. */
export const locales = { ja, en } satisfies Readonly<Record<(typeof brand)['languages'][number], string>>
