import type { ReactNode } from 'react'
import { RadioGroup } from '../group/RadioGroup.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'

export interface ProductGridProps {
  /** Spoken name of the choice, such as the category. */
  readonly label: string
  /** `ProductCard`s. */
  readonly children: ReactNode
}

/** Products of a category as one choice; arrows only move, since choosing opens the recharge. */
export function ProductGrid({ label, children }: ProductGridProps) {
  return (
    <RadioGroup label={label} arrows="focus" className="product-grid">
      {children}
    </RadioGroup>
  )
}

export interface ProductGridSkeletonProps {
  /** What is loading, read aloud; missing while the language is not known. */
  readonly label?: string | undefined
}

function CardSkeleton() {
  return (
    <div className="product-card">
      <span className="product-card__artwork product-card__artwork--loading" />
      <Skeleton shape="product-name" />
      <span className="product-bar product-bar--loading" />
    </div>
  )
}

/** Placeholder for six products, as many as a phone shows: each element more is styled and laid out before the first paint. */
export function ProductGridSkeleton({ label }: ProductGridSkeletonProps) {
  return (
    <>
      {label !== undefined && (
        <p className="visually-hidden" role="status">
          {label}
        </p>
      )}
      <div className="product-grid product-grid--waiting" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    </>
  )
}
