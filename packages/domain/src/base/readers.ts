/** Reads a value of one shape out of unchecked data; undefined when it is anything else. */
export type Reader<T> = (value: unknown) => T | undefined

/** A string, possibly empty: a missing name must not make the whole record unreadable. */
export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)

/** A string with something in it, such as an id. */
export const id: Reader<string> = (value) => text(value) || undefined

/** A whole number of 0 or more that arithmetic keeps exact. */
export const count: Reader<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/** Null, or what `reader` reads. */
export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : reader(value)

/** One of the listed strings. */
export const oneOf =
  <T extends string>(...listed: readonly T[]): Reader<T> =>
  (value) =>
    listed.find((each) => each === value)

/** An object whose listed fields can all be read; other fields are dropped. */
export const record =
  <T extends object>(fields: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> =>
  (value) => {
    const read: Partial<T> = {}
    for (const key in fields) {
      const field = fields[key](ownValue(value, key))
      if (field === undefined) return undefined
      read[key] = field
    }
    return read as T
  }

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
