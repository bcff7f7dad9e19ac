import { Skeleton } from '../skeleton/Skeleton.tsx'

/** Placeholder for the category tabs. */
export function CategoryTabsSkeleton() {
  return (
    <div className="category-tabs" aria-hidden="true">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} shape="category" />
      ))}
    </div>
  )
}
