import { Skeleton } from '../skeleton/Skeleton.tsx'

export interface RowsSkeletonProps {
  /** What is loading, read aloud. */
  readonly label: string
}

/** Placeholder for payment, server or coupon rows. Source: spec §9 "Screen". */
export function RowsSkeleton({ label }: RowsSkeletonProps) {
  return (
    <div className="list" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: 3 }, (_, index) => (
        <div className="list-row" key={index} aria-hidden="true">
          <span className="row-face">
            <Skeleton width="48px" height="34px" radius="7px" />
            <span>
              <Skeleton width="58%" height="14px" />
              <Skeleton width="38%" height="11px" marginTop="7px" />
            </span>
            <Skeleton width="24px" height="24px" radius="50%" />
          </span>
        </div>
      ))}
    </div>
  )
}
