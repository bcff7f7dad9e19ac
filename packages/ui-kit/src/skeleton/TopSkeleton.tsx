import { Skeleton } from './Skeleton.tsx'

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
