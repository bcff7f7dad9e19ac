import { Skeleton } from './Skeleton.tsx'

/** Category tabs to come. */
export function CategoryTabsSkeleton() {
  return (
    <div className="cats" aria-hidden="true">
      {['124px', '112px', '98px', '110px'].map((width) => (
        <Skeleton key={width} width={width} height="44px" radius="var(--r-chip)" />
      ))}
    </div>
  )
}
