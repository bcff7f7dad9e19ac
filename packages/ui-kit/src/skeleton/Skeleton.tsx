/** Props of {@link Skeleton}: CSS sizes, such as `58%` or `14px`. */
export interface SkeletonProps {
  readonly width: string
  readonly height: string
  readonly radius?: string | undefined
  readonly marginTop?: string | undefined
}

/** One grey bar, a placeholder for text or a picture. */
export function Skeleton({ width, height, radius, marginTop }: SkeletonProps) {
  return <span className="skeleton" style={{ width, height, borderRadius: radius, marginTop }} />
}
