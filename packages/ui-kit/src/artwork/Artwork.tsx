import { useState } from 'react'
import { type ArtworkFile, type ArtworkName, artworkUrl } from './artworkFile.ts'
import blossom from './drawings/blossom.svg?no-inline'
import bullet from './drawings/bullet.svg?no-inline'
import fish from './drawings/fish.svg?no-inline'
import gem from './drawings/gem.svg?no-inline'
import gold from './drawings/gold.svg?no-inline'
import items from './drawings/items.svg?no-inline'
import pearl from './drawings/pearl.svg?no-inline'

// Files of their own, so that drawings cost no script: an external <use> inherits the brand's ramp. Their own document shows
// nothing, so a browser neither styles nor lays out the drawings that the page does not use.

const drawings: Readonly<Record<ArtworkFile, string>> = { blossom, bullet, fish, gem, gold, items, pearl }

export interface ArtworkProps {
  readonly name: ArtworkName
}

/** Product artwork in the brand's six-step ramp; decorative. */
export function Artwork({ name }: ArtworkProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <use href={artworkUrl(name, drawings)} />
    </svg>
  )
}

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
