import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'

/** Placeholder for the destination card, in its final size. `children` is the row under the game where it is known already. */
export function DestinationSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="card destination">
      <div className="destination__hero destination__hero--loading" aria-hidden="true">
        <span className="row-face">
          <Skeleton shape="game-picture" />
          <span>
            <Skeleton shape="game-name" />
            <Skeleton shape="account" />
          </span>
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
      <span>
        <Skeleton shape="row-title" />
        <Skeleton shape="row-note" />
      </span>
    </span>
  </div>
)
