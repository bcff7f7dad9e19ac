import { createHash } from 'node:crypto'

/** The scripts that a document of a release has. */
export interface ExpectedScripts {
  /** The hash of each own script by its address, as `/assets/a.js`. */
  readonly own: ReadonlyMap<string, string>
  /** Hashes of the inline scripts, as `sha256-...`. */
  readonly inline: readonly string[]
}

/**
 * Every script of a document that its release has not, every inline script that is gone, and every own script that is no
 * longer pinned, each by name. Source: PCI DSS 11.6.1, decision 86.
 */
export function scriptDifferences(html: string, { own, inline }: ExpectedScripts): readonly string[] {
  const tags = [...html.matchAll(/<script\b([^>]*)>/gi)].map(({ index, 0: tag, 1: attributes = '' }) => ({
    source: attributeOf(attributes, 'src'),
    type: attributeOf(attributes, 'type'),
    integrity: attributeOf(attributes, 'integrity'),
    text: html.slice(index + tag.length).split(/<\/script/i)[0] ?? '',
  }))
  const present = tags
    .filter(({ source, type }) => source === null && type !== 'application/json')
    .map(({ text }) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
  return [
    ...tags.flatMap(({ source, integrity }) => {
      if (source === null) return []
      const expected = own.get(source)
      if (expected === undefined) return [`script ${source} is not in the release`]
      return integrity === expected ? [] : [`script ${source} is not pinned to its hash`]
    }),
    ...present
      .filter((hash) => !inline.includes(hash))
      .map((hash) => `inline script ${hash} is not in the release`),
    ...inline
      .filter((hash) => !present.includes(hash))
      .map((hash) => `inline script ${hash} of the release is missing`),
  ]
}

function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
    attributes,
  )
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? '')
}
