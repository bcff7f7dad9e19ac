import type { HeaderSet } from '../deploy/responseHeaders.ts'

/** What was sent in place of a header set, one sentence for each difference. Headers that the set does not name are the host's own. */
export function headerDifferences(
  expected: HeaderSet,
  sent: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const values = sent.get(name) ?? []
    const [only] = values
    if (only === undefined) return [`header ${name} is missing`]
    if (values.length > 1) return [`header ${name} is sent ${values.length} times, and each counts`]
    if (name === 'content-security-policy') return policyDifferences(value, only)
    return parts(only) === parts(value) ? [] : [`header ${name} is "${only}" in place of "${value}"`]
  })
}

/** A value whose parts stand in a fixed order and spelling: some hosts sort them. */
const parts = (value: string): string =>
  value
    .toLowerCase()
    .split(/\s*[;,]\s*/)
    .sort()
    .join(', ')

/** What one policy allows or forbids and another does not. The order of directives and sources means nothing. */
export function policyDifferences(expected: string, sent: string): readonly string[] {
  // No source of ours holds a comma: it is where a host joined two policies.
  if (sent.includes(','))
    return ['header content-security-policy holds more than one policy, and each counts']
  const [was, is] = [directivesOf(expected), directivesOf(sent)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [before, now] = [was.get(name), is.get(name)]
    const policy = 'header content-security-policy'
    if (now === undefined) return [`${policy} has lost ${name}`]
    if (before === undefined) return [`${policy} has ${name}, which the release has not`]
    return [
      ...before
        .filter((source) => !now.includes(source))
        .map((source) => `${policy}: ${name} lost ${source}`),
      ...now
        .filter((source) => !before.includes(source))
        .map((source) => `${policy}: ${name} lets in ${source}`),
    ]
  })
}

/** Directives of a policy by name; of two with the same name the first counts, as in a browser. */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const rows = policy
    .split(';')
    .map((text) => text.trim().split(/\s+/))
    .filter(([name]) => name !== '')
  return new Map(rows.toReversed().map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

/** The hashes of inline scripts that a policy lets in, as `sha256-...`. */
export function inlineHashesIn(policy: string): readonly string[] {
  const sources = directivesOf(policy).get('script-src') ?? []
  return sources.filter((source) => source.startsWith("'sha256-")).map((source) => source.slice(1, -1))
}
