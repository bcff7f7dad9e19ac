/** Thai, kana, the Han characters and Hangul. */
const letters = /[\u0E00-\u0E7F\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/

let brought: Promise<unknown> | undefined

/** Brings the typefaces of `letters.ts` for texts that have letters of theirs, once for a document. */
export async function bringLetters(...texts: readonly (string | null)[]): Promise<void> {
  if (texts.some((text) => text !== null && letters.test(text))) brought ??= import('./letters.ts')
  await brought
}
