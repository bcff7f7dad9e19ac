/** What a page says of its language, and its lines. */
export interface SpokenPage {
  readonly lang: string
  readonly dir: string
  readonly lines: readonly string[]
}

/** Whether a page speaks a language: by its own word, by its direction, and by at least two of the language's texts. */
export function languageFaults(
  found: SpokenPage,
  expected: { readonly lang: string; readonly dir: string; readonly texts: ReadonlyMap<string, string> },
): readonly string[] {
  const own = new Set(expected.texts.values())
  const spoken = found.lines.filter((line) => own.has(line.trim())).length
  return [
    ...(found.lang === expected.lang ? [] : [`the page says that it is in "${found.lang}"`]),
    ...(found.dir === expected.dir ? [] : [`the page runs "${found.dir}", not "${expected.dir}"`]),
    ...(spoken > 1 ? [] : ['hardly a line of the page is a text of this language']),
  ]
}
