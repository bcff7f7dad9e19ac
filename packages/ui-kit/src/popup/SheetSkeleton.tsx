import { Skeleton } from '../skeleton/Skeleton.tsx'

/**
 * Placeholder for the fields or rows of a sheet that a document holds: `RowsSkeleton` needs the style sheet of popups. `label` says
 * what is loading, read aloud.
 */
export const SheetSkeleton = ({ label }: { readonly label: string }) => (
  <div className="stack-small" role="status">
    <span className="visually-hidden">{label}</span>
    <Skeleton shape="row" />
    <Skeleton shape="row" />
    <Skeleton shape="row" />
  </div>
)
