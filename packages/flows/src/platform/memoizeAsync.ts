/** Shares one load among all who ask; after a failure the next who asks starts it anew. */
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
