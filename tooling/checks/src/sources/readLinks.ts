/** A relative link of a markdown file, as it is written. */
export interface Link {
  readonly target: string
  readonly offset: number
}

/** The links to files and headings of this repository; what stands in code is none. */
export function readLinks(markdown: string): readonly Link[] {
  const prose = markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => ' '.repeat(code.length))
  return [...prose.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(({ 1: target = '', index }) => ({
    target,
    offset: index,
  }))
}
