import { dirname, join } from 'node:path'

/** The anchors of the headings of a file; null when there is no such file or folder. */
export type AnchorsAt = (path: string) => ReadonlySet<string> | null

/** What is wrong with a link of a file, as a clause; null when it leads somewhere. Paths are from the root of the repository. */
export function linkProblem(target: string, file: string, anchorsAt: AnchorsAt): string | null {
  const [path = '', anchor] = target.split('#')
  const anchors = anchorsAt(path === '' ? file : join(dirname(file), path))
  if (anchors === null) return 'is not there'
  return anchor === undefined || anchors.has(anchor) ? null : 'has no such heading'
}

/** The anchors that a host of markdown gives to headings: `## One tint, much work` is `one-tint-much-work`. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(({ 1: heading = '' }) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}
