import { RowsSkeleton } from '@topup/ui-kit'
import { Waiting } from './Waiting.tsx'

/** Rows that are loading; `label` says which. Source: spec §9 "Skeleton shows 3 rows", decision 77. */
export const WaitingRows = ({ label }: { readonly label: string }) => (
  <Waiting>
    <RowsSkeleton label={label} />
  </Waiting>
)
