import type en from '@topup/locales/en.json'

/** The texts of one language: the keys of `locales/en.json`, plural forms as the language needs them. */
export type Messages = Readonly<Record<keyof typeof en, unknown>>
