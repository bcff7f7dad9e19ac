/** A docstring as running text, without its stars and without its source. */
export function plainComment(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trim())
  return lines
    .join(' ')
    .replace(/(?<!\s)\s*Source: .*$/, '')
    .trim()
}
