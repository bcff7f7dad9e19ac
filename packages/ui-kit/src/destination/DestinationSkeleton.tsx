import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'

/** Placeholder for the destination card, in its final size. `children` is the row under the game where it is known already. */
export function DestinationSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="card destination">
      <div className="destination__hero destination__hero--loading" aria-hidden="true">
        <span className="row-face">
          <Skeleton width="60px" height="60px" radius="23%" />
          <span>
            <Skeleton width="150px" height="17px" />
            <Skeleton width="96px" height="12px" marginTop="9px" />
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
      <Skeleton width="40px" height="40px" radius="var(--r-tile)" />
      <span>
        <Skeleton width="62%" height="15px" />
        <Skeleton width="40%" height="12px" marginTop="8px" />
      </span>
    </span>
  </div>
)
