import type { Language } from '@topup/domain'

/** `lang` and `dir` of a document in one language; regions are written as browsers write them (`zh-TW`). */
export function languageTag(language: Language): { readonly tag: string; readonly direction: 'ltr' | 'rtl' } {
  const [base = language, region] = language.split('-')
  return {
    tag: region === undefined ? base : `${base}-${region.toUpperCase()}`,
    direction: base === 'ar' ? 'rtl' : 'ltr',
  }
}
