import { artworkUrl, type ArtworkFile, type ArtworkName } from './artworkFile.ts'
// Files of their own, so that drawings cost no script: an external <use> inherits the brand's ramp.
import blossom from './drawings/blossom.svg?no-inline'
import bullet from './drawings/bullet.svg?no-inline'
import fish from './drawings/fish.svg?no-inline'
import gem from './drawings/gem.svg?no-inline'
import gold from './drawings/gold.svg?no-inline'
import items from './drawings/items.svg?no-inline'
import pearl from './drawings/pearl.svg?no-inline'

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
