import type { ReactNode } from 'react'

/** Rewards that a guest sees and cannot have yet: their pictures step back. Source: decision 80. */
export function DimmedRewards({ children }: { readonly children: ReactNode }) {
  return <div className="dimmed-rewards">{children}</div>
}
