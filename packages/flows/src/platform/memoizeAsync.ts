/** Shares one load among all callers; after a failure the next call starts a new one. */
export function memoizeAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = null
      throw reason
    })
    return loading
  }
}
