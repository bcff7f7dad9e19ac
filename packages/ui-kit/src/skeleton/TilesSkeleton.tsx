import { Skeleton } from './Skeleton.tsx'

/**
 * Placeholder for search field and game tiles before the sheet of the game tiles is there; `label` says what is loading,
 * read aloud, and is missing while the language is not known.
 */
export function TilesSkeleton({ label }: { readonly label?: string | undefined }) {
  return (
    <div className="stack" role={label === undefined ? undefined : 'status'}>
      <Skeleton shape="search" />
      <div className="tiles-skeleton" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div className="card tiles-skeleton__tile" key={index}>
            <Skeleton shape="tile-picture" />
            <Skeleton shape="tile-name" />
          </div>
        ))}
      </div>
      {/* Last: in a stack the first one has no space above it. */}
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </div>
  )
}
