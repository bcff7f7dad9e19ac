import { createHash } from 'node:crypto'

/** An id in the form of a UUID that follows from a script's content: its source map carries the same. */
export function debugIdOf(script: Uint8Array): string {
  const hex = createHash('sha256').update(script).digest('hex')
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** A source map with the debug id of its script, under both names that tools read. */
export function mapWithDebugId(map: string, debugId: string): string {
  return JSON.stringify({ ...(JSON.parse(map) as object), debugId, debug_id: debugId })
}
