import type { ReactNode } from 'react'
import { PicturedArtwork, type PicturedArtworkProps } from '../artwork/PicturedArtwork.tsx'

export interface ProductSummaryProps extends PicturedArtworkProps {
  readonly name: ReactNode
  /** Who receives it: character and server (decision 31). */
  readonly note?: ReactNode
  readonly variant?: 'card' | 'plain' | undefined
}

/** What is bought and for whom, on top of a paying view. */
export function ProductSummary({ artwork, picture, name, note, variant = 'card' }: ProductSummaryProps) {
  return (
    <div className={variant === 'card' ? 'card product-summary' : 'product-summary product-summary--plain'}>
      <span className="product-summary__artwork">
        <PicturedArtwork artwork={artwork} picture={picture} />
      </span>
      <div>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </div>
    </div>
  )
}
