/**
 * Splits the service's own text, "+68 bonus", so that the first figure can be shown bold; without a figure all of it
 * is `before`.
 */
export function bonusParts(text: string): {
  readonly before: string
  readonly figure: string
  readonly after: string
} {
  const found = /\+?\d[\d.,\s]*\d|\+?\d/.exec(text)
  if (found === null) return { before: text, figure: '', after: '' }
  const [figure] = found
  return { before: text.slice(0, found.index), figure, after: text.slice(found.index + figure.length) }
}
