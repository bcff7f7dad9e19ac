import { RowsSkeleton, Skeleton } from '@topup/ui-kit'

/** The placeholder for a page that begins with a large card and goes on in rows: Event and VIP, or My. Source: decision 77. */
export function TopSkeleton({ label, top }: { readonly label: string; readonly top: 'banner' | 'account' }) {
  return (
    <div className="stack">
      <Skeleton width="100%" height={top === 'banner' ? '148px' : '84px'} radius="var(--r-card)" />
      <RowsSkeleton label={label} />
    </div>
  )
}
