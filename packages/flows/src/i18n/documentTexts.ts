import type { Messages } from './translator.ts'

/** Id of the element of a document that holds texts. */
export const documentTextsId = 'texts'

/**
 * The groups of texts that a pay document shows; a store's document carries all groups. Source: decisions 20 and 72.
 */
export const payTextGroups = [
  'common',
  'pay',
  'payForm',
  'recharge',
  'result',
] as const satisfies readonly (keyof Messages)[]

/** The texts that came with the document, in the store's default language; null without them. Source: decision 72. */
export function documentTexts(page: Pick<Document, 'getElementById'>): Messages | null {
  try {
    const found: unknown = JSON.parse(page.getElementById(documentTextsId)?.textContent ?? 'null')
    return typeof found === 'object' ? (found as Messages | null) : null
  } catch {
    return null
  }
}
