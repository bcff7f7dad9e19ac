/**
 * Reads a brand colour sent by the page config: `#rgb` or `#rrggbb`, as `#rrggbb` in lower case; else null. Nothing
 * else may reach a style sheet. Source: spec §3 "Page config", faults A-12.
 */
export function parseBrandColor(value: unknown): string | null {
  if (typeof value !== 'string' || !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return null
  const hex = value.toLowerCase()
  return hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
}
