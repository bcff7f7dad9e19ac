import type { ReactNode } from 'react'
import { Artwork } from '../artwork/Artwork.tsx'
import type { ArtworkName } from '../artwork/artworkFile.ts'

export interface RewardSummaryProps {
  readonly artwork: ArtworkName
  /** Words and the button to claim it. */
  readonly children: ReactNode
}

/** A reward that waits, laid out like a `ProductSummary`. */
export function RewardSummary({ artwork, children }: RewardSummaryProps) {
  return (
    <section className="card product-summary">
      <span className="product-summary__artwork">
        <Artwork name={artwork} />
      </span>
      {children}
    </section>
  )
}
