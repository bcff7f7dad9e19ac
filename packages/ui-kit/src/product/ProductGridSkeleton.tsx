import { Skeleton } from '../skeleton/Skeleton.tsx'

export interface ProductGridSkeletonProps {
  /** What is loading, read aloud. */
  readonly label: string
}

function CardSkeleton() {
  return (
    <div className="product-card">
      <span className="product-card__artwork product-card__artwork--loading">
        <Skeleton width="68px" height="68px" radius="18px" />
      </span>
      <span className="product-card__body">
        <Skeleton width="78%" height="16px" />
        <Skeleton width="52%" height="12px" marginTop="9px" />
        <Skeleton width="100%" height="38px" radius="var(--r-ctl)" marginTop="42px" />
      </span>
    </div>
  )
}

/** Placeholder for three rows of products: six products on phones, where the style sheet hides the rest. */
export function ProductGridSkeleton({ label }: ProductGridSkeletonProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className="product-grid" aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </>
  )
}
