/** What a docstring says of a rule of the product. */
export interface Rule {
  /** Its first sentence. */
  readonly rule: string
  /** Where it comes from, such as `spec §4 "Pending", decision 28`. */
  readonly source: string
}

/** Reads a docstring of one line; null when it names no source. */
export function readRule(docstring: string): Rule | null {
  const [, before, after] = /^(.*?)\bSource: (.*)$/.exec(docstring) ?? []
  if (before === undefined || after === undefined) return null
  return { rule: firstSentence(before), source: firstSentence(after) }
}

/** Up to the first full stop that ends a word, outside quotes and code; without it. */
function firstSentence(text: string): string {
  return /^(?:"[^"]*"|`[^`]*`|[^.]|\.(?=\S))*/.exec(text)?.[0].trim() ?? ''
}
