import { Skeleton } from './Skeleton.tsx'

/**
 * Placeholder for search field and game tiles before the sheet of the game tiles is there; `label` says what is loading,
 * read aloud.
 */
export function TilesSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="stack" role="status">
      <Skeleton width="100%" height="52px" radius="var(--r-field)" />
      <div className="tiles-skeleton" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div className="card tiles-skeleton__tile" key={index}>
            <Skeleton width="64px" height="64px" radius="23%" />
            <Skeleton width="72%" height="12px" marginTop="12px" />
          </div>
        ))}
      </div>
      {/* Last: in a stack the first one has no space above it. */}
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
