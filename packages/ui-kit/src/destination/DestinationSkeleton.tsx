import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'

/** Placeholder for the destination card, in its final size. `children` is the row under the game where it is known already. */
export function DestinationSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="card destination">
      <div className="destination__hero destination__hero--loading" aria-hidden="true">
        <span className="row-face">
          <Skeleton shape="game-picture" />
          <Skeleton shape="game-name" />
        </span>
      </div>
      {children ?? <RowSkeleton />}
    </div>
  )
}

const RowSkeleton = () => (
  <div className="destination-row" aria-hidden="true">
    <span className="row-face">
      <Skeleton shape="row-icon" />
      <Skeleton shape="row-title" />
    </span>
  </div>
)
