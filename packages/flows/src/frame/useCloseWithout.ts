import { useEffect } from 'react'

/** Closes what has lost what it shows, such as an account whose session has ended: drawn as nothing, it would stay open. */
export function useCloseWithout(shown: object | null | undefined, onClose: () => void): void {
  const isGone = shown == null
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
}
