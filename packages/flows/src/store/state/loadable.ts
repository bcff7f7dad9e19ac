import type { ApiError } from '@topup/api-client'

/** Something that is fetched: on its way, here, or failed with a way to try again. */
export type Loadable<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: ApiError }

/** The state before the first answer. */
export const loading: { readonly kind: 'loading' } = { kind: 'loading' }

/** The value when it is here, else the fallback. */
export const valueOr = <T, F>(loadable: Loadable<T>, fallback: F): T | F =>
  loadable.kind === 'ready' ? loadable.value : fallback

/** Tells whether the newest of several overlapping requests is still this one; older answers are dropped (faults M-09). */
export function latestOnly(): () => () => boolean {
  let newest = 0
  return () => {
    const mine = ++newest
    return () => mine === newest
  }
}
