import { Skeleton } from '../skeleton/Skeleton.tsx'

/** Placeholder for search field and game tiles; `label` says what is loading, read aloud. */
export function GameTilesSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="stack" role="status">
      <Skeleton width="100%" height="52px" radius="var(--r-field)" />
      <div className="game-tile-group" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div className="game-tile" key={index}>
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
