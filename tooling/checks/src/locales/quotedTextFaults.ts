import type { Texts } from './texts/texts.ts'

const row = /^\| [^|]+ \| [^|]+ \| `([^`|]+)` \| ([^|]+) \|$/

/**
 * What the table of quoted phrases says wrongly: a key that English lacks, or another wording than English has. A page
 * without rows is a fault. Source: decision 60.
 */
export function quotedTextFaults(english: Texts, page: string): readonly string[] {
  const rows = page.split('\n').flatMap((line) => {
    const [, key, text] = row.exec(line) ?? []
    return key === undefined || text === undefined ? [] : [{ key, text }]
  })
  if (rows.length === 0) return ['no rows']
  return rows.flatMap(({ key, text }) => {
    const found = english.get(key)
    if (found === undefined) return [`${key} is unknown`]
    return found === text ? [] : [`${key} is "${found}"`]
  })
}
