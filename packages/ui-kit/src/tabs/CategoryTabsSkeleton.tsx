import { Skeleton } from '../skeleton/Skeleton.tsx'

/** Placeholder for the category tabs. */
export function CategoryTabsSkeleton() {
  return (
    <div className="category-tabs" aria-hidden="true">
      {['124px', '112px', '98px', '110px'].map((width) => (
        <Skeleton key={width} width={width} height="44px" radius="var(--r-chip)" />
      ))}
    </div>
  )
}
