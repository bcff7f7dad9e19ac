import { plainCardText } from './typedText.ts'

const size = 4

/** A card number as the service reads it: in ASCII, and blanks belong to the print on the card. Source: decision 79. */
export function plainCardNumber(text: string): string {
  return plainCardText(text).replace(/\s/g, '')
}

/**
 * A card number in groups of four, as it is printed on cards. A number with other characters than letters and digits has
 * groups of its own and stays as it is. Source: decision 79.
 */
export function groupCardNumber(plain: string): string {
  return isGrouped(plain) ? plain.replace(/(.{4})(?=.)/g, '$1 ') : plain
}

function isGrouped(plain: string): boolean {
  return /^[0-9a-z]*$/i.test(plain)
}

/** A card number and how many of its characters stand before the caret. */
export interface CardNumberEdit {
  readonly plain: string
  readonly before: number
}

/** Which way a deletion went; null for every other edit. */
export type Deletion = 'backward' | 'forward' | null

/** The way of a deletion by the name that browsers give to an edit. Source: decision 79. */
export function deletionOf(inputType: string): Deletion {
  if (!inputType.startsWith('delete')) return null
  return inputType.endsWith('Forward') ? 'forward' : 'backward'
}

/**
 * What an edit of the shown text makes of the number `held`. Deleting one of our blanks deletes the character beside it,
 * on the side the player deletes to. Source: decision 79.
 */
export function editCardNumber(
  held: string,
  edited: { readonly shown: string; readonly caret: number; readonly deletion: Deletion },
): CardNumberEdit {
  const plain = plainCardNumber(edited.shown)
  const before = plainCardNumber(edited.shown.slice(0, edited.caret)).length
  if (plain !== held || edited.deletion === null) return { plain, before }
  const at = edited.deletion === 'forward' ? before : Math.max(0, before - 1)
  return { plain: plain.slice(0, at) + plain.slice(at + 1), before: at }
}

/** Where the caret stands in the grouped text with so many characters before it: in front of a blank, never after it. Source: decision 79. */
export function caretInGroups({ plain, before }: CardNumberEdit): number {
  return isGrouped(plain) ? before + Math.max(0, Math.ceil(before / size) - 1) : before
}
