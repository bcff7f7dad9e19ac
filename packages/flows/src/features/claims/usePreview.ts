import { useEffect, useState } from 'react'

/** What a guest may see of rewards: `hidden` where the service wants a login, or gives nothing readable. */
export type Preview<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'seen'; readonly value: T }

/**
 * Reads what guests may see of rewards, again whenever `read` changes. A failure says nothing: the page then asks for the
 * login, as it does without a preview. Source: decision 80.
 */
export function usePreview<T>(read: (signal: AbortSignal) => Promise<T | null>): Preview<T> {
  const [preview, setPreview] = useState<Preview<T>>({ kind: 'loading' })
  useEffect(() => {
    const request = new AbortController()
    const show = (value: T | null) => {
      if (!request.signal.aborted) setPreview(value === null ? { kind: 'hidden' } : { kind: 'seen', value })
    }
    read(request.signal)
      .then(show)
      .catch(() => show(null))
    return () => request.abort()
  }, [read])
  return preview
}
