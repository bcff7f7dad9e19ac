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
