import type { ApiError } from '@topup/api-client'

/** A value that is fetched: loading, loaded, or failed with a retry. */
export type Loadable<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: ApiError }

/** The state before the first answer. */
export const loading: { readonly kind: 'loading' } = { kind: 'loading' }

/** The value when it is loaded, otherwise the fallback. */
export const valueOr = <T, F>(loadable: Loadable<T>, fallback: F): T | F =>
  loadable.kind === 'ready' ? loadable.value : fallback

/**
 * Makes a check whether a request is still the newest of several overlapping ones; older answers are dropped
 * (faults M-09).
 */
export function latestOnly(): () => () => boolean {
  let newest = 0
  return () => {
    const mine = ++newest
    return () => mine === newest
  }
}
