import type { ReactNode } from 'react'

/**
 * The bars of the first screen, by what they stand for. Their measures are in the style sheet: the skeleton in the document may
 * have no `style` attribute.
 */
export type SkeletonShape =
  | 'title'
  | 'game-picture'
  | 'game-name'
  | 'row-icon'
  | 'row-title'
  | 'category'
  | 'product-name'
  | 'search'
  | 'tile-picture'
  | 'tile-name'
  | 'row'

/** CSS sizes, such as `58%` or `14px`. */
interface SkeletonSize {
  readonly width: string
  readonly height: string
  readonly radius?: string | undefined
  readonly marginTop?: string | undefined
}

/** Props of {@link Skeleton}. */
export type SkeletonProps = SkeletonSize | { readonly shape: SkeletonShape }

/** One grey bar, a placeholder for text or a picture. */
export function Skeleton(props: SkeletonProps) {
  if ('shape' in props) return <span className={`skeleton skeleton--${props.shape}`} />
  const { width, height, radius, marginTop } = props
  return <span className="skeleton" style={{ width, height, borderRadius: radius, marginTop }} />
}

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

export interface TopSkeletonProps {
  /** What is loading, read aloud. */
  readonly label: string
  /** `banner` is a large card, as of Event and VIP; `account` the name of the player. */
  readonly top: 'banner' | 'account'
}

/** Placeholder for a page that begins with a large card and goes on in rows; as high as a screen, so that no footer jumps. */
export function TopSkeleton({ label, top }: TopSkeletonProps) {
  return (
    <div className="top-skeleton stack" role="status">
      <Skeleton width="100%" height={top === 'banner' ? '148px' : '84px'} radius="var(--r-card)" />
      {['72px', '72px', '72px'].map((height, index) => (
        <Skeleton key={index} width="100%" height={height} radius="var(--r-card)" />
      ))}
      {/* Last: in a stack the first one has no space above it. */}
      <span className="visually-hidden">{label}</span>
    </div>
  )
}

/**
 * What `Waiting` says over a placeholder, for a page without scripts of its own: the words come in one piece with their place,
 * and are read aloud then.
 */
export const LateNote = (props: { readonly lang: string; readonly children: ReactNode }) => (
  <div className="waiting__place">
    <p className="waiting__note" role="status" lang={props.lang}>
      {props.children}
    </p>
  </div>
)
