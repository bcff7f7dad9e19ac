import { useState } from 'react'
import { Artwork } from './Artwork.tsx'
import type { ArtworkName } from './artworkFile.ts'

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
  const [seen, setSeen] = useState<readonly [picture: string, isThere: boolean]>()
  const isThere = seen?.[0] === picture ? seen?.[1] : null
  const drawing = <Artwork name={artwork} />
  if (!picture || isThere === false) return drawing
  const see = (whether: boolean) => () => setSeen([picture, whether])
  return (
    <>
      {isThere ? null : drawing}
      <img
        key={picture}
        // One that the browser has already stands at once, and the drawing never flashes.
        ref={(image) =>
          isThere === null && image?.complete && image.naturalWidth > 0 ? see(true)() : undefined
        }
        className={isThere ? undefined : 'pictured-artwork__waiting'}
        alt=""
        src={picture}
        onLoad={see(true)}
        onError={see(false)}
      />
    </>
  )
}
