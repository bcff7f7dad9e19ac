// One file holds all drawings, so that they cost no script: an external <use> inherits the brand's ramp.
import drawings from './artwork.svg?no-inline'

/** Artwork by product type and price rank (design.md §1.3); the names of the symbols in `artwork.svg`. */
export type ArtworkName =
  | `${'gem' | 'gold' | 'bullet' | 'fish' | 'pearl' | 'blossom'}-${1 | 2 | 3 | 4 | 5}`
  | 'coin'
  | 'crate'
  | 'pass'
  | 'card'
  | 'potion'
  | 'scroll'
  | 'medal'

export interface ArtworkProps {
  readonly name: ArtworkName
}

/** Product artwork in the brand's six-step ramp; decorative. */
export function Artwork({ name }: ArtworkProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
