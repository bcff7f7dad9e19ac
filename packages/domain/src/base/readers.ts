import { ownValue } from './ownProperty.ts'

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
