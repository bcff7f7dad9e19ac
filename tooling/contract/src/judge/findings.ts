import type { Finding } from '../report/report.ts'

/** A path in which the places of rows do not count. */
const starred = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*')

/**
 * Each finding once: of those that differ by the row alone the first stays and counts the others. Two about one place
 * that is broken are one, the first.
 */
export function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const places = new Map<string, Finding>()
  for (const finding of findings) {
    const key = finding.kind === 'broken' ? finding.path : `${finding.path} ${finding.rule}`
    if (!places.has(key)) places.set(key, finding)
  }
  const kinds = Map.groupBy(places.values(), ({ kind, path, rule, expected }) =>
    JSON.stringify([kind, starred(path), rule, expected]),
  )
  return [...kinds.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const more = others.length === 0 ? '' : `, and ${others.length} more like it`
    return [{ ...first, found: `${first.found}${more}` }]
  })
}
