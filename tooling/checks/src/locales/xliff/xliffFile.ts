import * as v from 'valibot'

const unit = v.object({
  source: v.optional(v.unknown()),
  target: v.optional(v.unknown()),
})

/** What is read from a translator's file, as `xliff` gives it. */
export const xliffSchema = v.object({
  targetLanguage: v.string(),
  resources: v.record(v.string(), v.record(v.string(), unit)),
})

/** What is written for a translator: one file with a unit for each text. Source: XLIFF 1.2. */
export interface XliffFile {
  readonly sourceLanguage: string
  readonly targetLanguage: string
  readonly resources: Readonly<Record<string, Readonly<Record<string, XliffUnit>>>>
}

/** One text: its English, its translation if there is one, and what a translator has to know. */
export interface XliffUnit {
  readonly source: string
  readonly target?: string
  readonly note: string
  /** `no` where the English has changed since the translation. */
  readonly additionalAttributes: { readonly approved: 'yes' | 'no' }
}
