import { useState, type ReactNode } from 'react'

export interface RemotePictureProps {
  /** Address from the service; empty or missing shows the fallback at once. */
  readonly src: string | undefined
  readonly fallback: ReactNode
}

/** A decorative picture from the service in a box of fixed size; a drawing replaces it when it cannot be shown. */
export function RemotePicture({ src, fallback }: RemotePictureProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src) return fallback
  return <img src={src} alt="" decoding="async" onError={() => setFailed(src)} />
}
