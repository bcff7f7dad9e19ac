import { useState } from 'react'
import { Artwork, type ArtworkName } from './Artwork.tsx'

export interface PicturedArtworkProps {
  readonly artwork: ArtworkName
  /** Address of the product's own picture, from the service. */
  readonly picture?: string | null | undefined
}

/**
 * A product's own picture in the box of its drawing. The drawing stands until the picture is there, and stays where it
 * cannot be shown; decorative. Source: decision 74.
 */
export function PicturedArtwork({ artwork, picture }: PicturedArtworkProps) {
  const [loaded, setLoaded] = useState<string>()
  const [failed, setFailed] = useState<string>()
  if (!picture || failed === picture) return <Artwork name={artwork} />
  const isThere = loaded === picture
  // One that the browser has already stands at once, and the drawing never flashes.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoaded(picture)
  }
  return (
    <>
      {!isThere && <Artwork name={artwork} />}
      <img
        key={picture}
        ref={look}
        className={isThere ? undefined : 'picture-waiting'}
        alt=""
        src={picture}
        onLoad={() => setLoaded(picture)}
        onError={() => setFailed(picture)}
      />
    </>
  )
}
