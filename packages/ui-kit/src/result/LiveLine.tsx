import type { ReactNode } from 'react'
import { Spinner } from '../button/Spinner.tsx'

/** A line that says that something is going on; politely announced when its words change (design.md §7). */
export function LiveLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className="live-line" role="status">
      <Spinner />
      <span>{children}</span>
    </p>
  )
}
