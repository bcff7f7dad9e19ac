const short = /^#[0-9a-f]{3}$/i
const long = /^#[0-9a-f]{6}$/i

/**
 * Six-digit lower-case form of `#rgb` or `#rrggbb`; `undefined` for anything else.
 * Strict on purpose: `brand_color` of the page config is written by others and ends up in a style sheet (design.md §3).
 */
export function parseHex(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (long.test(value)) return value.toLowerCase()
  if (!short.test(value)) return undefined
  return value.toLowerCase().replace(/[0-9a-f]/g, '$&$&')
}
