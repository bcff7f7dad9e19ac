import { RowsSkeleton, TopSkeleton } from '@topup/ui-kit'
import type { TopSkeletonProps } from '@topup/ui-kit'
import { Waiting } from './Waiting.tsx'

/** Rows that are loading; `label` says which. Source: spec §9 "Skeleton shows 3 rows", decision 77. */
export const WaitingRows = ({ label }: { readonly label: string }) => (
  <Waiting>
    <RowsSkeleton label={label} />
  </Waiting>
)

/** A page that is loading, or all of it below the header. Source: decision 77. */
export const WaitingPage = (props: TopSkeletonProps) => (
  <Waiting>
    <TopSkeleton {...props} />
  </Waiting>
)
