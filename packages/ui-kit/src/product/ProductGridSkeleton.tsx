import { Skeleton } from '../skeleton/Skeleton.tsx'

export interface ProductGridSkeletonProps {
  /** What is loading, read aloud; missing while the language is not known. */
  readonly label?: string | undefined
}

function CardSkeleton() {
  return (
    <div className="product-card">
      <span className="product-card__artwork product-card__artwork--loading">
        <Skeleton shape="artwork" />
      </span>
      <span className="product-card__body">
        <span className="product-card__text">
          <Skeleton shape="product-name" />
          <Skeleton shape="product-note" />
        </span>
        <span className="product-bar product-bar--loading" />
      </span>
    </div>
  )
}

/** Placeholder for three rows of products: six products on phones, where the style sheet hides the rest. */
export function ProductGridSkeleton({ label }: ProductGridSkeletonProps) {
  return (
    <>
      {label !== undefined && (
        <p className="visually-hidden" role="status">
          {label}
        </p>
      )}
      <div className="product-grid product-grid--waiting" aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </>
  )
}
