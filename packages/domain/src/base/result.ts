/** An expected success or failure, as a value. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** Wraps a value as success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

/** Wraps a named failure. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })
