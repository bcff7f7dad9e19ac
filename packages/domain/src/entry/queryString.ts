/** The longest query string that is read; no game, login provider or link of ours makes a longer one. */
const maxSearchLength = 8192

/**
 * The values of each parameter of a query string, in order (`?` optional). Hand-written because the domain has
 * no DOM types; reads as browsers do (`+` is a space). A pair that cannot be decoded is left out, every value
 * is decoded only once, and names are Map keys, so `__proto__` is a name like any other.
 * Source: spec §2 "Query parameters read on entry", faults.
 */
export function parseQueryString(search: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, readonly string[]>()
  if (search.length > maxSearchLength) return values
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=')
    const name = decodePart(at === -1 ? pair : pair.slice(0, at))
    const value = decodePart(at === -1 ? '' : pair.slice(at + 1))
    if (name === null || name === '' || value === null) continue
    values.set(name, [...(values.get(name) ?? []), value])
  }
  return values
}

/**
 * Writes a query string: `?a=1&b=2`, or the empty string without pairs. Every name and value is encoded, so
 * that none can inject another parameter. Source: faults A-17.
 */
export function buildSearch(pairs: readonly (readonly [string, string])[]): string {
  if (pairs.length === 0) return ''
  return `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`
}

function decodePart(part: string): string | null {
  try {
    const text = decodeURIComponent(part.replace(/\+/g, ' '))
    // A lone surrogate cannot be written back into a URL; this throws for it.
    encodeURIComponent(text)
    return text
  } catch {
    return null
  }
}
