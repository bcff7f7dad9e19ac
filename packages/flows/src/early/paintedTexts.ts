import { ownValue, readText } from '@topup/domain'

const productKeys = ['categories', 'limited', 'coupon', 'exchange', 'points'] as const
const destinationKeys = [
  'logIn',
  'logInTitle',
  'logInText',
  'chooseCharacter',
  'chooseCharacterText',
  'server',
] as const

/** The few words on the painted page. */
export type PaintedTexts = Readonly<
  Record<(typeof productKeys)[number] | (typeof destinationKeys)[number], string>
>

/** Picks these words from the texts of a language; null when one is missing, because then nothing can be painted. */
export function readPaintedTexts(texts: unknown): PaintedTexts | null {
  const read = (place: string) => (key: string) =>
    [key, readText(ownValue(ownValue(texts, place), key))] as const
  const words = [...productKeys.map(read('product')), ...destinationKeys.map(read('destination'))]
  const found: Record<string, string> = {}
  for (const [key, word] of words) {
    if (word === null) return null
    found[key] = word
  }
  return found as PaintedTexts
}
