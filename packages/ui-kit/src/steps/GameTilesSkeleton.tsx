import { Skeleton } from '../skeleton/Skeleton.tsx'

/** Placeholder for search field and game tiles; `label` says what is loading, read aloud. */
export function GameTilesSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="stack" role="status">
      <Skeleton shape="search" />
      <div className="game-tile-group" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div className="game-tile" key={index}>
            <Skeleton shape="tile-picture" />
            <Skeleton shape="tile-name" />
          </div>
        ))}
      </div>
      {/* Last: in a stack the first one has no space above it. */}
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
