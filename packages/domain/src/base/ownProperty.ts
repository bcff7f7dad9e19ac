/**
 * Reads one own property of a value whose shape has not been checked. Inherited names (`constructor`,
 * `toString`, `__proto__`) read as absent; so does anything on a non-object.
 * Source: faults A-11.
 */
export function ownValue(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Object.prototype.hasOwnProperty.call(value, key)) return undefined
  const owned: unknown = Reflect.get(value, key)
  return owned
}

/**
 * Reads a text that is neither empty nor longer than `maxLength` UTF-16 units (256 by default); else null.
 * Every name and id read back from storage passes here. Source: faults M-21.
 */
export function readText(value: unknown, maxLength = 256): string | null {
  return typeof value === 'string' && value.length > 0 && value.length <= maxLength ? value : null
}
