/** One line of `docs/rules.md`; `file` and `test` are paths from the root of the repository. */
export interface RuleLine {
  readonly rule: string
  /** Where the rule comes from, as the file names it: `§4`, `ruling 2`. */
  readonly source: string
  readonly file: string
  readonly test: string
}

const line = /^\| ([^|]+) \| ([^|]+) \| \[[^\]]+\]\(\.\.\/([^)]+)\) \| \[[^\]]+\]\(\.\.\/([^)]+)\) \|$/

/** Reads the lines of the rules' tables; heads and rules of a table are none. */
export function readRules(markdown: string): readonly RuleLine[] {
  return markdown.split('\n').flatMap((text) => {
    const [, rule, source, file, test] = line.exec(text) ?? []
    if (rule === undefined || source === undefined || file === undefined || test === undefined) return []
    return [{ rule, source, file, test }]
  })
}

/** Names of the exported functions whose docstring names no source. */
export function withoutSource(code: string): readonly string[] {
  return [...code.matchAll(/^export function (\w+)/gm)].flatMap(({ 1: name = '', index }) => {
    const before = code.slice(0, index)
    const docstring = before.slice(before.lastIndexOf('/**'))
    return docstring.trimEnd().endsWith('*/') && docstring.includes('Source: ') ? [] : [name]
  })
}
