import type { ReactNode } from 'react'
import { Artwork, type ArtworkName } from '../artwork/Artwork.tsx'

export interface ProductSummaryProps {
  readonly artwork: ArtworkName
  readonly name: ReactNode
  /** Who receives it: character and server (decision 31). */
  readonly note?: ReactNode
  readonly variant?: 'card' | 'plain' | undefined
}

/** What is bought and for whom, on top of a paying view. */
export function ProductSummary({ artwork, name, note, variant = 'card' }: ProductSummaryProps) {
  return (
    <div className={variant === 'card' ? 'card product-summary' : 'product-summary product-summary--plain'}>
      <span className="product-summary__artwork">
        <Artwork name={artwork} />
      </span>
      <div>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </div>
    </div>
  )
}
