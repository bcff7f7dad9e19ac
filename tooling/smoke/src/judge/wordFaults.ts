/** Groups of characters that stand around a key in a sentence. */
const around = /^[^\p{L}]+|[^\p{L}\d]+$/gu

/** What no player should read: the leftovers of a value that was missing. */
const leftover = /\bundefined\b|\bNaN\b|\[object \w+\]/

/**
 * What is wrong with the words of a screen: keys in place of their texts, placeholders that nobody filled, and leftovers
 * of missing values.
 */
export function wordFaults(words: readonly string[], keys: ReadonlySet<string>): readonly string[] {
  return words.flatMap((text) => {
    const key = text
      .split(/\s+/)
      .map((word) => word.replaceAll(around, ''))
      .find((word) => keys.has(word))
    if (key !== undefined) return [`the key ${key} in place of its text`]
    const placeholder = /\{\{.*?\}\}|\$t\(/.exec(text)?.[0]
    if (placeholder !== undefined) return [`the placeholder ${placeholder} in "${text.slice(0, 60)}"`]
    const left = leftover.exec(text)?.[0]
    return left === undefined ? [] : [`${left} in "${text.slice(0, 60)}"`]
  })
}
