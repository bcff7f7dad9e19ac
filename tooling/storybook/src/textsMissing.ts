interface Texts {
  readonly [key: string]: string | Texts
}

/** Which of these texts stand in none of the documents, by key; one of a text's plural forms is enough. */
export function textsMissing(texts: Texts, documents: readonly string[]): readonly string[] {
  const all = documents.join('\n').replaceAll('&amp;', '&').replaceAll('&nbsp;', '\u00A0')
  const entries = entriesOf(texts).map(([key, text]) => [key.replace(pluralForm, ''), text] as const)
  const drawn = new Set(entries.flatMap(([key, text]) => (patternOf(text).test(all) ? [key] : [])))
  return [...new Set(entries.map(([key]) => key))].filter((key) => !drawn.has(key))
}

function entriesOf(texts: Texts): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as const]
      : entriesOf(value).map(([rest, text]) => [`${key}.${rest}`, text] as const),
  )
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/

const escaped = (text: string): string => text.replaceAll(/[.?()+|*$]/g, '\\$&')

/** The text between two tags or quotes, with anything in place of what is put into it. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\$t\(.*?}\s*\)|{{.*?}}/).map(escaped)
  return new RegExp(`[>"]\\s*${parts.join('[^<>"]+')}\\s*[<"]`)
}
