import type { Messages } from './translator.ts'

/** Id of the element of a document that holds texts of the default language: those that it shows before its script. */
export const documentTextsId = 'texts'

/**
 * The groups of texts that a pay document shows. Source: decisions 20 and 72.
 */
export const payTextGroups = [
  'common',
  'pay',
  'payForm',
  'recharge',
  'result',
] as const satisfies readonly (keyof Messages)[]

/** The texts that came with the document, in the store's default language: some of all; null without them. Source: decision 72. */
export function documentTexts(page: Pick<Document, 'getElementById'>): Messages | null {
  try {
    const found: unknown = JSON.parse(page.getElementById(documentTextsId)?.textContent ?? 'null')
    return typeof found === 'object' ? (found as Messages | null) : null
  } catch {
    return null
  }
}
